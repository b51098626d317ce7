import type { PageDocument } from '#module-kit'
import { UNSAVED_KEY } from '#staff/client'

interface LocalCopy {
  document: PageDocument
  /** The version that it was made from. */
  version: number
  at: number
}

/** Written after a pause: a long page takes milliseconds that a key must not wait for. */
const WAIT_MS = 250
const keyOf = (pageId: string) => UNSAVED_KEY + pageId
let waiting: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function write() {
  clearTimeout(timer)
  waiting?.()
  waiting = undefined
}

if (typeof addEventListener === 'function') addEventListener('pagehide', write)

/** Changes that did not reach the server, on this machine: of a closed tab or a lost connection. */
export function keepLocalCopy(
  pageId: string,
  draft: (() => PageDocument) | undefined,
  version: number,
) {
  waiting = () => {
    try {
      if (!draft) return localStorage.removeItem(keyOf(pageId))
      const copy: LocalCopy = { document: draft(), version, at: Date.now() }
      localStorage.setItem(keyOf(pageId), JSON.stringify(copy))
    } catch {
      // A full or forbidden store: the server's copy is the one that counts.
    }
  }
  if (!draft) return write()
  clearTimeout(timer)
  timer = setTimeout(write, WAIT_MS)
}

export function readLocalCopy(pageId: string): LocalCopy | undefined {
  try {
    const kept = localStorage.getItem(keyOf(pageId))
    return (JSON.parse(kept ?? 'null') as LocalCopy | null) ?? undefined
  } catch {
    return undefined
  }
}
