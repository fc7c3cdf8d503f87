internal import Glibc
internal import PerCore
internal import PerUI

let application = PerApplication { StoreOpening(store: nil) }
exit(application.run(CommandLine.arguments))
