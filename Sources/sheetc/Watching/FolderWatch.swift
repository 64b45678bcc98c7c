#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for changes of files in folders, with what the system has for it: inotify on Linux, kqueue elsewhere.
///
/// It only says that something has changed; whoever asks looks for what.
struct FolderWatch: ~Copyable {
  private let descriptor: Int32
  #if os(Linux)
    /// Names of files that are read whatever they end in.
    private var names: Set<[UInt8]> = []
  #else
    /// The folders and files that are held open to be watched, by path.
    private var held: [String: Int32] = [:]
  #endif

  init() throws(SystemError) {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #else
      descriptor = kqueue()
    #endif
    if descriptor < 0 { throw SystemError(.read, ".", code: errno) }
  }

  deinit {
    #if !os(Linux)
      for descriptor in held.values { close(descriptor) }
    #endif
    close(descriptor)
  }

  /// Waits until something has changed, and then until nothing has for `quiet` milliseconds: an editor may
  /// write a file in several steps, and a checkout writes many.
  func wait(quiet: Int32) {
    while !next(within: -1) {}
    settle(quiet: quiet)
  }

  /// Waits until nothing has changed for `quiet` milliseconds.
  func settle(quiet: Int32) {
    // A log that is written to all the time must not put it off for ever.
    for _ in 0..<20 where !next(within: quiet) { return }
  }

  #if os(Linux)
    private static let changes =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB)

    /// Watches `places` as well; what was watched stays watched.
    mutating func follow(_ places: WatchedPlaces) throws(SystemError) {
      names = Set(places.files.map { Array(Path.name(of: $0).utf8) })
      for folder in places.allFolders
      where inotify_add_watch(descriptor, folder, Self.changes | UInt32(IN_ONLYDIR)) < 0 {
        let code = errno
        // A folder that has just gone is no loss.
        if code != ENOENT && code != ENOTDIR { throw SystemError(.read, folder, code: code) }
      }
    }

    /// Whether anything of interest changes within so many milliseconds; -1 waits for ever.
    private func next(within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, milliseconds) <= 0 { return false }
      var isMeant = false
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
        guard let start = buffer.baseAddress else { return }
        let count = read(descriptor, start, buffer.count)
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + header)..<(offset + header + Int(event.len))]
          isMeant = isMeant || self.isMeant(event.mask, name.prefix { $0 != 0 }.map(\.self))
          offset += header + Int(event.len)
        }
      }
      return isMeant
    }

    private func isMeant(_ mask: UInt32, _ name: [UInt8]) -> Bool {
      if mask & UInt32(IN_IGNORED) != 0 { return false }
      let isFolder = mask & UInt32(IN_ISDIR | IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW) != 0
      if isFolder { return mask & UInt32(IN_ATTRIB) == 0 && name.first != UInt8(ascii: ".") }
      // A file that has been made is of interest once it has been written and closed, unless it is a link.
      return WatchedPlaces.isRead(name) || names.contains(name)
    }
  #else
    /// Watches `places` as well; what was watched stays watched unless it has gone.
    mutating func follow(_ places: WatchedPlaces) throws(SystemError) {
      for path in places.allFolders + places.files {
        // A file that was replaced has the name of the old one and is another.
        if let old = held.removeValue(forKey: path) { close(old) }
        let opened = open(path, O_EVTONLY | O_CLOEXEC)
        if opened < 0 { continue }
        held[path] = opened
        var change = kevent(
          ident: UInt(opened), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB),
          data: 0, udata: nil)
        if kevent(descriptor, &change, 1, nil, 0, nil) < 0 {
          throw SystemError(.read, path, code: errno)
        }
      }
    }

    /// Whether anything changes within so many milliseconds; -1 waits for ever.
    private func next(within milliseconds: Int32) -> Bool {
      var event = kevent()
      if milliseconds < 0 { return kevent(descriptor, nil, 0, &event, 1, nil) > 0 }
      var time = timespec(tv_sec: 0, tv_nsec: Int(milliseconds) * 1_000_000)
      return kevent(descriptor, nil, 0, &event, 1, &time) > 0
    }
  #endif
}
