/// A set of folded words, each with a number.
struct WordTrie: Sendable {
  /// Open addressing: the node in the upper bits and the scalar in the lower 21 bits; 0 is free.
  private var keys: [UInt64]
  private var nodes: [UInt32]
  private var mask: Int
  /// The number at each node plus one; 0 if no word ends there.
  private var ends: [UInt16] = [0]

  init() {
    let size = 1 << 15
    keys = Array(repeating: 0, count: size)
    nodes = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The number of the word that ends at `node`; nil if none does.
  subscript(node: UInt32) -> Int? {
    get {
      let end = ends[Int(node)]
      return end > 0 ? Int(end) - 1 : nil
    }
    set { ends[Int(node)] = newValue.map { UInt16($0 + 1) } ?? 0 }
  }

  /// The node after `scalar`, or nil if no word continues with it.
  func child(of node: UInt32, _ scalar: UInt32) -> UInt32? {
    let slot = slot(of: Self.key(node, scalar))
    return keys[slot] == 0 ? nil : nodes[slot]
  }

  /// The node at the end of a word; a missing node is added.
  mutating func place(of word: [UInt32]) -> UInt32 {
    var node: UInt32 = 0
    for scalar in word {
      let key = Self.key(node, scalar)
      var slot = slot(of: key)
      if keys[slot] == 0 {
        if ends.count * 2 > keys.count {
          grow()
          slot = self.slot(of: key)
        }
        keys[slot] = key
        nodes[slot] = UInt32(ends.count)
        ends.append(0)
      }
      node = nodes[slot]
    }
    return node
  }

  private mutating func grow() {
    let old = zip(keys, nodes)
    mask = keys.count * 2 - 1
    keys = Array(repeating: 0, count: mask + 1)
    nodes = Array(repeating: 0, count: mask + 1)
    for (key, node) in old where key != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      nodes[slot] = node
    }
  }

  private static func key(_ node: UInt32, _ scalar: UInt32) -> UInt64 {
    UInt64(node) << 21 | UInt64(scalar) | 1 << 63
  }

  /// The slot of `key`, or the free slot for it.
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}
