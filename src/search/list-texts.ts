import type { SearchText } from './entries.ts'
import type { SearchSource, Shown } from './sources.ts'

const BATCH = 50

/** All currently searchable texts with the data for showing them. */
export async function* listTexts(
  sources: readonly SearchSource[],
): AsyncGenerator<SearchText & { shown: Shown }> {
  for (const source of sources) {
    for (let after = ''; ; ) {
      const ids = (await source.list(after, BATCH)).map(({ id }) => id)
      const last = ids.at(-1)
      if (last === undefined) break
      const [texts, shown] = [await source.load(ids), await source.show(ids)]
      for (const text of texts) {
        const one = shown.get(text.id)
        if (one) yield { ...text, id: `${source.name}:${text.id}`, shown: one }
      }
      after = last
    }
  }
}
