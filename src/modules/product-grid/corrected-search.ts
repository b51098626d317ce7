import type { ProductList } from '#shop/schema'

/** Whether products have the typed words, even if the filters exclude them. */
const hasMatches = ({ count, filters }: ProductList) =>
  count > 0 || (filters !== undefined && filters.removals.length > 0)

/**
 * Products with the typed words. If there are none, those of the first correction that has any, with
 * the corrected text. Corrections are only looked up if nothing matches.
 */
export async function searchWithCorrection<Read extends { list: ProductList }>(
  typed: string,
  read: (text: string) => Promise<Read>,
  corrections: (text: string) => Promise<readonly string[]>,
): Promise<Read & { corrected?: string }> {
  const found = await read(typed)
  if (!typed || hasMatches(found.list)) return found
  for (const corrected of await corrections(typed)) {
    const other = await read(corrected)
    if (hasMatches(other.list)) return { ...other, corrected }
  }
  return found
}
