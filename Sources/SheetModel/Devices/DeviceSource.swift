/// Where numbers of the device table were read.
package enum DeviceSource: UInt8, Sendable, CaseIterable {
  case guidelines
  case specifications
  case simulatorDump
  case devicePreview
  case devicePreviewProbe
  case flutterware
  case usefulYourLoaf
  case qiita
  case zoomReports
  case duoLab
  case duoSkill
  case duoCompanion
  case duoReadiness
  case duoSimulator
  case hackworth
  case appTests

  package var title: StaticString {
    switch self {
    case .guidelines: "Apple, Human Interface Guidelines, Layout"
    case .specifications: "Apple, technical specifications and App Store Connect screenshot sizes"
    case .simulatorDump: "sign/apple-dimensions, simulators of iOS 17.2"
    case .devicePreview: "aloisdeniel/flutter_device_preview, simulators of iOS 26.5"
    case .devicePreviewProbe: "aloisdeniel/flutter_device_preview, probe of pull request 291"
    case .flutterware: "xvrh/flutterware 0.7.0"
    case .usefulYourLoaf: "useyourloaf.com, Supporting iPhone X"
    case .qiita: "qiita.com, usagimaru, safe area and margin widths of iPhone X"
    case .zoomReports:
      "appoly/iPhoneDuoFrameSimulator, README, and reports from users of Display Zoom"
    case .duoLab: "kusumotoa/iPhoneDuoLab, simulator of iOS 27.1"
    case .duoSkill: "sven-ericmolzahn/iphone-duo-skill, simulator of iOS 27.1"
    case .duoCompanion: "ihormalovanyi/iphone-duo-companion, simulator of iOS 27.1"
    case .duoReadiness: "GetStream/stream-chat-react-native, simulator of iOS 27.1"
    case .duoSimulator: "appoly/iPhoneDuoFrameSimulator, screenshots of iOS 27.1"
    case .hackworth: "Geoff Hackworth, articles on iPad adaptation and bar heights"
    case .appTests: "unit tests of public apps"
    }
  }
}
