import SheetThreads
import Testing

@Suite struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 7])
  func resultsComeInTheOrderOfTheirNumbers(count: Int) {
    #expect(Threads.run(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func thereIsACoreToRunOn() {
    #expect(Threads.available >= 1)
  }

  @Test(arguments: [1, 3, 64])
  func everyIndexIsTakenOnce(stride: Int) {
    let list = WorkList(count: 1000, stride: stride)
    let taken = Threads.run(4) { _ in
      var taken: [Int] = []
      while let next = list.next() { taken += next }
      return taken
    }

    #expect(taken.joined().sorted() == Array(0..<1000))
    #expect(taken.allSatisfy { $0 == $0.sorted() })
  }

  @Test func aWorkListOfNothingHasNothing() {
    #expect(WorkList(count: 0, stride: 8).next() == nil)
  }

  @Test func whoFollowsSeesEverythingThatWasDone() {
    let squares = Mutex([Int]())
    let (count, sum) = Threads.pipeline(
      { progress in
        for number in 1...2000 {
          squares.withLock { $0.append(number * number) }
          if number.isMultiple(of: 7) { progress.advance(to: number) }
        }
        progress.advance(to: 2000)
        return 2000
      },
      { progress in
        var seen = 0
        var sum = 0
        while let done = progress.wait(beyond: seen) {
          sum += squares.withLock { $0[seen..<done].reduce(0, +) }
          seen = done
        }
        return sum
      })

    #expect(count == 2000)
    #expect(sum == (1...2000).reduce(0) { $0 + $1 * $1 })
  }

  @Test func whoFollowsIsLetGoWhenTheLeadEndsEarly() {
    let (_, seen) = Threads.pipeline({ _ in }, { $0.wait(beyond: 0) })

    #expect(seen == nil)
  }

  @Test(arguments: [1, 2, 5])
  func resultsArePutTogetherInTheOrderOfTheWork(threads: Int) {
    let list = WorkList(count: 1000, stride: 3)
    let results = OrderedResults<[Int], Int>([])
    _ = Threads.run(threads) { _ in
      while let next = list.next() {
        results.add(next.map { $0 * 2 }, from: next.lowerBound) { state, result, place in
          state.append(result == place * 2 ? place : -1)
        }
      }
    }

    #expect(results.finish() == Array(0..<1000))
  }

  @Test func whatComesEarlyWaitsForWhatComesBefore() {
    let results = OrderedResults<[String], String>([])
    func add(_ words: [String], from place: Int) {
      results.add(words, from: place) { state, word, _ in state.append(word) }
    }
    add(["c"], from: 2)
    #expect(results.finish() == [])
    add(["a", "b"], from: 0)
    #expect(results.finish() == ["a", "b", "c"])
    add(["d"], from: 3)

    #expect(results.finish() == ["a", "b", "c", "d"])
  }

  @Test func resultsThatWereStoppedAreNothing() {
    let results = OrderedResults<Int, Int>(0)
    results.add([1], from: 0) { state, result, _ in state += result }
    results.stop()

    #expect(results.isStopped)
    #expect(results.finish() == nil)
  }
}
