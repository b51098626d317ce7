import type { PageDocument } from '#module-kit'

interface LocalCopy {
  document: PageDocument
  /** The version that it was made from. */
  version: number
  at: number
}

const keyOf = (pageId: string) => `vitrine.unsaved.${pageId}`

/** Changes that did not reach the server, on this machine: of a closed tab or a lost connection. */
export function keepLocalCopy(pageId: string, document: PageDocument | undefined, version: number) {
  try {
    if (!document) return localStorage.removeItem(keyOf(pageId))
    const copy: LocalCopy = { document, version, at: Date.now() }
    localStorage.setItem(keyOf(pageId), JSON.stringify(copy))
  } catch {
    // A full or forbidden store: the server's copy is the one that counts.
  }
}

export function readLocalCopy(pageId: string): LocalCopy | undefined {
  try {
    return (
      (JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as LocalCopy | null) ?? undefined
    )
  } catch {
    return undefined
  }
}
