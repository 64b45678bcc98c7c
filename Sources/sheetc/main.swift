#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Terminal.reserveStandardDescriptors()
Terminal.ignoreSignalsOfWriting()
PendingFile.removeOnSignals()
exit(Program.run(Program.words(CommandLine.unsafeArgv)).rawValue)
