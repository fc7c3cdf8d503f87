internal import Glibc
internal import PerUI

exit(PerApplication().run(CommandLine.arguments))
