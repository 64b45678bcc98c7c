# Builds sheetc from source: brew install --HEAD ./Formula/sheetc.rb
class Sheetc < Formula
  desc "Compiler for the bottom sheets of iOS apps, described in YAML"
  homepage "https://github.com/sheetc/sheetc"
  license "Apache-2.0"
  head "https://github.com/sheetc/sheetc.git", branch: "main"

  depends_on "pkg-config" => :build
  depends_on xcode: ["16.0", :build]
  depends_on "libyaml"

  def install
    # Homebrew's sandbox holds the build already.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT=swift", "SWIFT_BUILD_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"Shop.sheets.yaml").write <<~YAML
      version: 1
      sheets:
        shop: {detents: [maxHeight]}
    YAML
    system bin/"sheetc", "lint", "Shop.sheets.yaml"
    system bin/"sheetc", "generate", "Shop.sheets.yaml"
    assert_match "static let shop", (testpath/"Shop.sheets.swift").read
  end
end
