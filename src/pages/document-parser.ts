import { createLru } from '#base'
import type { PageDocument } from '#module-kit'

/** Of stored text; parsed it takes a few times as much. */
const MAX_CHARACTERS = 4_000_000

/** The same object for the same stored text, so that what is worked out about a document can be kept with it. */
export function createDocumentParser() {
  const kept = createLru<{ text: string; document: PageDocument }>({
    maxBytes: MAX_CHARACTERS,
    sizeOf: (_id, { text }) => text.length,
  })
  return (id: string, text: string): PageDocument => {
    const known = kept.get(id)
    if (known?.text === text) return known.document
    const document = JSON.parse(text) as PageDocument
    kept.set(id, { text, document })
    return document
  }
}

export type DocumentParser = ReturnType<typeof createDocumentParser>
