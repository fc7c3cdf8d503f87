import Glibc
import PerFiles
import TestSupport
import Testing

struct PDFFileTests {
  @Test(arguments: [("%PDF-1.7\n%%EOF\n", true), ("%PDF-1.7\n", false), ("", false)])
  func theEndMarkerCompletesAFile(text: String, isComplete: Bool) {
    let folder = ScratchFolder()
    let path = folder.path + "/list.pdf"
    Files.write(text, to: path)
    #expect(PDFFile.isComplete(path) == isComplete)
  }

  @Test func aMissingFileIsNotComplete() {
    let folder = ScratchFolder()
    #expect(!PDFFile.isComplete(folder.path + "/list.pdf"))
  }

  /// Only the end of a file is read, so it can be larger than a table.
  @Test func aLargeFileCanBeComplete() {
    let folder = ScratchFolder()
    let path = folder.path + "/list.pdf"
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(pwrite(descriptor, "%%EOF", 5, off_t(FileBytes.maximumSize)) == 5)
    close(descriptor)
    #expect(PDFFile.isComplete(path))
  }
}
