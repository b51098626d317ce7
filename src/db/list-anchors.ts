import { createLru } from '#base'

/** A row of a list and the number of rows up to and including it. */
interface Anchor<Row> {
  count: number
  row: Row
}

/** Reads rows in list order after a row, or from the first. */
type ReadRows<Row> = (after: Row | undefined, offset: number, limit: number) => Promise<Row[]>

const MAX_BYTES = 2_000_000
const BYTES_PER_CHARACTER = 2
const BYTES_PER_ENTRY = 100

/**
 * Known rows of long lists. A database walks over all rows before an offset, so far pages are read
 * from the nearest known row. Keys contain the version of the list, which every change of its rows
 * or their order increments; so nothing has to be invalidated.
 */
export function createListAnchors<Row>({ step = 1000 }: { step?: number } = {}) {
  const known = createLru<readonly Anchor<Row>[]>({ maxBytes: MAX_BYTES, sizeOf })
  const totals = createLru<number>({
    maxBytes: MAX_BYTES / 4,
    sizeOf: key => key.length * BYTES_PER_CHARACTER + BYTES_PER_ENTRY,
  })

  return {
    /** Rows of a list at an offset. */
    async read(
      key: string,
      { offset, limit }: { offset: number; limit: number },
      readRows: ReadRows<Row>,
    ): Promise<Row[]> {
      const wanted = offset - (offset % step)
      if (wanted === 0) return readRows(undefined, offset, limit)
      let start = (known.get(key) ?? []).findLast(anchor => anchor.count <= wanted)
      if ((start?.count ?? 0) < wanted) {
        const [row] = await readRows(start?.row, wanted - (start?.count ?? 0) - 1, 1)
        // The list shrank after it was counted.
        if (row === undefined) return []
        start = { count: wanted, row }
        const others = (known.get(key) ?? []).filter(anchor => anchor.count !== wanted)
        known.set(
          key,
          [...others, start].sort((a, b) => a.count - b.count),
        )
      }
      return readRows(start?.row, offset - (start?.count ?? 0), limit)
    },

    /** Number of rows, counted once per key. */
    async count(key: string, countRows: () => Promise<number>): Promise<number> {
      const counted = totals.get(key) ?? (await countRows())
      totals.set(key, counted)
      return counted
    },
  }
}

export type ListAnchors<Row> = ReturnType<typeof createListAnchors<Row>>

function sizeOf(key: string, anchors: readonly Anchor<unknown>[]): number {
  let characters = key.length
  for (const { row } of anchors) characters += JSON.stringify(row).length
  return characters * BYTES_PER_CHARACTER + anchors.length * BYTES_PER_ENTRY
}
