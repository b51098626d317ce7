/**
 * Terms of all products in one array: counts of common terms and of variants, common terms, then
 * the number of terms and the terms of each variant.
 */
export interface TermArena {
  cells: Uint32Array
  /** Index of a product's cells; 0 for products that are not listed. */
  starts: Uint32Array
}

export function createTermArena() {
  let cells = new Uint32Array(1024)
  let starts = new Uint32Array(256)
  // Index 0 is not used, because it marks missing products.
  let used = 1
  let wasted = 0

  function lengthAt(start: number): number {
    let at = start + 2 + (cells[start] as number)
    for (let left = cells[start + 1] as number; left > 0; left--) at += 1 + (cells[at] as number)
    return at - start
  }

  function compact() {
    const next = new Uint32Array(Math.ceil((used - wasted) * 1.25) + 1024)
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
      const length = variants.reduce((sum, terms) => sum + 1 + terms.length, 2 + common.length)
      if (used + length > cells.length) {
        const next = new Uint32Array(Math.ceil((used + length) * 1.5))
        next.set(cells)
        cells = next
      }
      if (product >= starts.length) {
        const next = new Uint32Array(Math.ceil((product + 1) * 1.5))
        next.set(starts)
        starts = next
      }
      starts[product] = used
      cells[used++] = common.length
      cells[used++] = variants.length
      for (const term of common) cells[used++] = term
      for (const terms of variants) {
        cells[used++] = terms.length
        for (const term of terms) cells[used++] = term
      }
    },
    variantsOf(product: number): number[][] {
      const start = starts[product] ?? 0
      if (start === 0) return []
      let at = start + 2 + (cells[start] as number)
      return Array.from({ length: cells[start + 1] as number }, () => {
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
      let at = start + 2
      for (let left = cells[start] as number; left > 0; left--) found.add(cells[at++] as number)
      for (let variants = cells[start + 1] as number; variants > 0; variants--) {
        for (let left = cells[at++] as number; left > 0; left--) found.add(cells[at++] as number)
      }
      return found
    },
  }
  return arena
}
