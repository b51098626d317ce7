/** Numbers up to this are stored in 16 bits. */
const MAX_NARROW = 0xffff
/** Cells in front of a product's terms. */
export const HEADER = 3

/**
 * Terms of all products in one array. Each product has the number of cells of its variants, the
 * numbers of common terms and of variants, then the number of terms and the terms of each variant,
 * then the common terms. Cells have 16 bits until a number needs more, because filters are limited by
 * the speed of memory.
 */
export interface TermArena {
  cells: Uint16Array | Uint32Array
  /** Index of a product's cells; 0 for products that are not listed. */
  starts: Uint32Array
}

export function createTermArena() {
  let cells: TermArena['cells'] = new Uint16Array(1024)
  let starts = new Uint32Array(256)
  // Index 0 is not used, because it marks missing products.
  let used = 1
  let wasted = 0

  const lengthAt = (start: number) =>
    HEADER + (cells[start] as number) + (cells[start + 1] as number)

  const createCells = (length: number, isNarrow = cells instanceof Uint16Array) =>
    isNarrow ? new Uint16Array(length) : new Uint32Array(length)

  function compact() {
    const next = createCells(Math.ceil((used - wasted) * 1.25) + 1024)
    let length = 1
    for (let product = 0; product < starts.length; product++) {
      const start = starts[product] as number
      if (start === 0) continue
      const end = start + lengthAt(start)
      next.set(cells.subarray(start, end), length)
      starts[product] = length
      length += end - start
    }
    cells = next
    used = length
    wasted = 0
  }

  /** Makes space for more cells, in which numbers up to `largest` fit. */
  function grow(length: number, largest: number) {
    const isNarrow = cells instanceof Uint16Array && largest <= MAX_NARROW
    const fits = used + length <= cells.length
    if (fits && isNarrow === cells instanceof Uint16Array) return
    const next = createCells(fits ? cells.length : Math.ceil((used + length) * 1.5), isNarrow)
    next.set(cells)
    cells = next
  }

  const arena = {
    get cells() {
      return cells
    },
    get starts() {
      return starts
    },
    get bytes() {
      return cells.byteLength + starts.byteLength
    },
    has: (product: number) => (starts[product] ?? 0) > 0,
    remove(product: number) {
      const start = starts[product] ?? 0
      if (start === 0) return
      wasted += lengthAt(start)
      starts[product] = 0
    },
    set(product: number, common: readonly number[], variants: readonly (readonly number[])[]) {
      arena.remove(product)
      if (wasted > 10_000 && wasted > used / 2) compact()
      let [ofVariants, largest] = [0, Math.max(common.length, variants.length)]
      for (const term of common) if (term > largest) largest = term
      for (const terms of variants) {
        ofVariants += 1 + terms.length
        for (const term of terms) if (term > largest) largest = term
      }
      grow(HEADER + ofVariants + common.length, Math.max(largest, ofVariants))
      if (product >= starts.length) {
        const next = new Uint32Array(Math.ceil((product + 1) * 1.5))
        next.set(starts)
        starts = next
      }
      starts[product] = used
      cells[used++] = ofVariants
      cells[used++] = common.length
      cells[used++] = variants.length
      for (const terms of variants) {
        cells[used++] = terms.length
        for (const term of terms) cells[used++] = term
      }
      for (const term of common) cells[used++] = term
    },
    variantsOf(product: number): number[][] {
      const start = starts[product] ?? 0
      if (start === 0) return []
      let at = start + HEADER
      return Array.from({ length: cells[start + 2] as number }, () => {
        const from = at + 1
        at = from + (cells[at] as number)
        return [...cells.subarray(from, at)]
      })
    },
    /** All terms of a product, each once. */
    termsOf(product: number): Set<number> {
      const found = new Set<number>()
      const start = starts[product] ?? 0
      if (start === 0) return found
      let at = start + HEADER
      for (let variants = cells[start + 2] as number; variants > 0; variants--) {
        for (let left = cells[at++] as number; left > 0; left--) found.add(cells[at++] as number)
      }
      const end = start + lengthAt(start)
      while (at < end) found.add(cells[at++] as number)
      return found
    },
  }
  return arena
}
