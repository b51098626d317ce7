import { createLru } from '#base'
import type { PageDocument } from '#module-contract'

/** Limit of cached source text; parsed documents are several times larger. */
const MAX_CHARACTERS = 4_000_000

/**
 * Parses with a cache: the same text returns the same object, so that derived data can be cached by
 * identity.
 */
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
