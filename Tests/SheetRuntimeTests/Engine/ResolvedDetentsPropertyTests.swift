import SheetRuntime
import Testing

private func randomBound(_ generator: inout SeededGenerator) -> HeightBound? {
  switch Int.random(in: 0..<11, using: &generator) {
  case 0: .points(Double.random(in: 0...1200, using: &generator))
  case 1: .points(Double.random(in: 0...1200, using: &generator), from: .edge)
  case 2: .fraction(Double.random(in: 0...1, using: &generator))
  case 3: .fraction(Double.random(in: 0...1, using: &generator), of: .container)
  case 4: .fraction(Double.random(in: 0...1, using: &generator), of: .content)
  case 5: .detent(DetentIndex(UInt16.random(in: 0...25, using: &generator)))
  default: nil
  }
}

private func randomHeight(_ generator: inout SeededGenerator) -> DetentHeight {
  switch Int.random(in: 0..<10, using: &generator) {
  case 0: .headerOnly
  case 1: .fitContent
  case 2: .medium
  case 3: .maxHeight
  case 4: .height(Double(Int.random(in: 0...900, using: &generator)), from: .safeArea)
  case 5: .height(Double.random(in: 0...1500, using: &generator), from: .edge)
  case 6: .fraction(Double.random(in: 0...1, using: &generator), of: .limit)
  case 7: .fraction(Double.random(in: 0...1, using: &generator), of: .container)
  case 8: .topInset(Double.random(in: 0...500, using: &generator))
  default: .measured(MeasureIndex(UInt16.random(in: 0...2, using: &generator)))
  }
}

private func randomDetents(_ generator: inout SeededGenerator, first: UInt16) -> [Detent] {
  (0..<UInt16.random(in: 0...8, using: &generator)).map { index in
    Detent(
      DetentIndex(first + index), randomHeight(&generator), min: randomBound(&generator),
      max: randomBound(&generator),
      when: Int.random(in: 0..<4, using: &generator) == 0
        ? SizeClasses(rawValue: UInt8.random(in: 0...15, using: &generator)) : [])
  }
}

private func randomConfiguration(_ generator: inout SeededGenerator) -> SheetConfiguration {
  var configuration = SheetConfiguration(
    detents: randomDetents(&generator, first: 0).shuffled(using: &generator),
    limit: HeightLimit(
      from: [LimitEdge.safeArea, .navigationBar, .container].randomElement(using: &generator)
        ?? .safeArea,
      inset: Double.random(in: 0...60, using: &generator)))
  if Bool.random(using: &generator) { configuration.header = Header(height: 52) }
  if Bool.random(using: &generator) { configuration.footer = Footer() }
  if Bool.random(using: &generator) { configuration.theme.grabber.placement = .outside }
  if Bool.random(using: &generator) { configuration.content.typicalHeight = 333 }
  return configuration
}

@Suite struct ResolvedDetentsPropertyTests {
  @Test(arguments: [UInt64](1...200))
  func stopsAreSortedInsideTheLimitAndAnswerToEveryId(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let configuration = randomConfiguration(&generator)
    let absent = randomDetents(&generator, first: 20)
    let measures = LayoutMeasures(reported: [nil, Double.random(in: -50...900, using: &generator)])
    let formulas = DetentFormulas(configuration, absent: absent, measures: measures)
    let all = configuration.detents + absent

    for container in Containers.all {
      let resolved = ResolvedDetents(formulas, in: container)

      #expect(resolved.stops.isEmpty == all.isEmpty)
      for (lower, upper) in zip(resolved.stops, resolved.stops.dropFirst()) {
        #expect(lower.position <= upper.position)
        if lower.height.isKnown, upper.height.isKnown {
          #expect(upper.position - lower.position > resolved.tolerance)
        }
      }
      for stop in resolved.stops {
        #expect(stop.height.lower >= 0)
        #expect(stop.height.lower <= stop.height.upper)
        #expect(stop.height.upper <= resolved.limit + 0.001)
        let pixels = stop.height.lower * container.displayScale
        #expect(abs(pixels - pixels.rounded()) < 0.001)
      }
      var active = 0
      for detent in all {
        guard let place = resolved.place(of: detent.id) else {
          Issue.record("\(detent.id) has no place")
          continue
        }
        #expect(resolved.stops.indices.contains(place.stop))
        if place.isActive {
          active += 1
          #expect(resolved.members(of: resolved.stops[place.stop]).contains(detent.id))
          #expect(
            abs(resolved.stops[place.stop].position - place.height.lower)
              <= 2 * resolved.tolerance + 1e-9)
        } else {
          let nearest = resolved.stops.map { abs($0.position - place.height.lower) }.min() ?? 0
          let chosen = abs(resolved.stops[place.stop].position - place.height.lower)
          #expect(chosen <= nearest + resolved.tolerance)
        }
      }
      let members = resolved.stops.flatMap { Array(resolved.members(of: $0)) }
      #expect(members.count == active)
      #expect(Set(members).count == active)
      #expect(resolved.isStandIn == (active == 0 && !all.isEmpty))
    }
  }
}
