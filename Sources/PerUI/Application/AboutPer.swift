internal import Gtk

/// The About window, which also shows the path of the saved comparisons.
@MainActor
package enum AboutPer {
  static func present(over parent: Window?, libraryPath: String?) {
    let about = AboutDialog()
    // Without a role, GTK 4.18 gives the window no accessible name.
    about.setAccessibleRole(.window)
    about.programName = tr("Per")
    about.version = PerApplication.version
    let purpose = tr("Which of these products is the best value?")
    let place = libraryPath.map {
      tr("Your comparisons are saved in {path}.").filled(["path": $0.shortenedPath])
    }
    about.comments = [purpose, place].compactMap { $0 }.joined(separator: "\n\n")
    about.copyright = tr("© 2026 The Per authors")
    about.setAuthors(["The Per authors"])
    // Translators: Your names, one per line. They are shown in the About window.
    about.translatorCredits = tr("translator-credits")
    about.license = license
    about.logoIconName = PerApplication.id
    about.nameParts(pages: tr("About Per"), license: tr("License"))
    about.transientFor = parent
    about.isModal = true
    about.closeByKey()
    about.present()
  }

  /// The text of the license, one line for each paragraph.
  package static let license = """
    MIT License

    Copyright (c) 2026 The Per authors

    Permission is hereby granted, free of charge, to any person obtaining a copy \
    of this software and associated documentation files (the "Software"), to deal \
    in the Software without restriction, including without limitation the rights \
    to use, copy, modify, merge, publish, distribute, sublicense, and/or sell \
    copies of the Software, and to permit persons to whom the Software is \
    furnished to do so, subject to the following conditions:

    The above copyright notice and this permission notice shall be included in all \
    copies or substantial portions of the Software.

    THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR \
    IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, \
    FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE \
    AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER \
    LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, \
    OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE \
    SOFTWARE.
    """
}
