/** Share of members above which a set is stored as bits instead of a sorted list of 32-bit numbers. */
const DENSE_SHARE = 1 / 32
const FIRST_CAPACITY = 4

/** Set of product numbers, stored as a sorted list or as bits, whichever is smaller. */
export interface MemberSet {
  readonly size: number
  has(member: number): boolean
  add(member: number): void
  delete(member: number): void
  /** Adds all members to the bits of another set. */
  addTo(bits: Uint32Array): void
  /** Number of members that are in the other set. */
  countIn(bits: Uint32Array): number
  /** Bytes in memory. */
  readonly bytes: number
}

export function createMemberSet(): MemberSet {
  let size = 0
  let list = new Uint32Array(FIRST_CAPACITY)
  let bits: Uint32Array | undefined

  /** Index of the first member that is not smaller. */
  function place(member: number): number {
    let [from, to] = [0, size]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((list[middle] as number) < member) from = middle + 1
      else to = middle
    }
    return from
  }

  function insert(member: number) {
    const isLast = size === 0 || (list[size - 1] as number) < member
    const at = isLast ? size : place(member)
    if (at < size && list[at] === member) return
    if (size === list.length) list = enlarged(list, size * 2)
    list.copyWithin(at + 1, at, size)
    list[at] = member
    size++
    const largest = list[size - 1] as number
    if (size > 64 && size > largest * DENSE_SHARE) toBits(largest)
  }

  function toBits(largest: number) {
    const made = new Uint32Array(wordsFor(largest * 1.25))
    for (let at = 0; at < size; at++) setBit(made, list[at] as number)
    bits = made
    list = new Uint32Array(0)
  }

  return {
    get size() {
      return size
    },
    get bytes() {
      return (bits ?? list).byteLength
    },
    has(member) {
      if (bits) return hasBit(bits, member)
      const at = place(member)
      return at < size && list[at] === member
    },
    add(member) {
      if (!bits) return insert(member)
      if (hasBit(bits, member)) return
      if (member >>> 5 >= bits.length) bits = enlarged(bits, wordsFor(member * 1.25))
      setBit(bits, member)
      size++
    },
    delete(member) {
      if (bits) {
        if (!hasBit(bits, member)) return
        bits[member >>> 5] = (bits[member >>> 5] as number) & ~(1 << (member & 31))
        size--
        return
      }
      const at = place(member)
      if (at >= size || list[at] !== member) return
      list.copyWithin(at, at + 1, size)
      size--
    },
    addTo(target) {
      if (bits) {
        const words = Math.min(bits.length, target.length)
        for (let at = 0; at < words; at++) {
          target[at] = (target[at] as number) | (bits[at] as number)
        }
        return
      }
      for (let at = 0; at < size; at++) setBit(target, list[at] as number)
    },
    countIn(target) {
      let count = 0
      if (bits) {
        const words = Math.min(bits.length, target.length)
        for (let at = 0; at < words; at++) {
          count += onesIn((target[at] as number) & (bits[at] as number))
        }
        return count
      }
      for (let at = 0; at < size; at++) {
        const member = list[at] as number
        count += ((target[member >>> 5] ?? 0) >>> (member & 31)) & 1
      }
      return count
    },
  }
}

/** Number of words that hold the bits 0 to `largest`. */
export const wordsFor = (largest: number) => (Math.ceil(largest) >>> 5) + 1

export const hasBit = (bits: Uint32Array, at: number): boolean =>
  (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function setBit(bits: Uint32Array, at: number) {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
}

export function countBits(bits: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += onesIn(bits[at] as number)
  return count
}

function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Calls `visit` with each set bit in ascending order. */
export function eachBit(bits: Uint32Array, visit: (at: number) => void) {
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index] as number
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}

function enlarged(array: Uint32Array, length: number) {
  const made = new Uint32Array(Math.max(length, FIRST_CAPACITY))
  made.set(array)
  return made
}
