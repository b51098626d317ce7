import type { PageDocument } from '#module-kit'

const KEPT_DOCUMENTS = 100

/** The same object for the same stored text, so that what is worked out about a document can be kept with it. */
export function createDocumentParser() {
  const kept = new Map<string, { text: string; document: PageDocument }>()
  return (id: string, text: string): PageDocument => {
    const known = kept.get(id)
    kept.delete(id)
    const entry =
      known?.text === text ? known : { text, document: JSON.parse(text) as PageDocument }
    kept.set(id, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_DOCUMENTS) break
      kept.delete(oldest)
    }
    return entry.document
  }
}

export type DocumentParser = ReturnType<typeof createDocumentParser>
