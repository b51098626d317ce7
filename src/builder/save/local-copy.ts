import type { PageDocument } from '#module-kit'
import { UNSAVED_KEY } from '#staff/client'

interface LocalCopy {
  document: PageDocument
  /** The version that it was made from. */
  version: number
  /** A save of this browser on top of `version` was in flight: the next version may be its result. */
  isSaving?: boolean
  at: number
}

/** Whether the page was saved by another browser or person since the copy was made. */
export function isSavedElsewhere(copy: Pick<LocalCopy, 'version' | 'isSaving'>, version: number) {
  return copy.version !== version && !(copy.isSaving && copy.version + 1 === version)
}

/** Written after a pause: a long page takes milliseconds that a key must not wait for. */
const WAIT_MS = 250
const keyOf = (pageId: string) => UNSAVED_KEY + pageId

export type LocalCopyKeeper = ReturnType<typeof createLocalCopyKeeper>

/** Keeps changes that did not reach the server on this machine: of a closed tab or a lost connection. */
export function createLocalCopyKeeper(pageId: string) {
  let waiting: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    waiting?.()
    waiting = undefined
  }

  return {
    keep(draft: () => PageDocument, version: number, isSaving = false) {
      waiting = () => {
        const copy: LocalCopy = { document: draft(), version, isSaving, at: Date.now() }
        try {
          localStorage.setItem(keyOf(pageId), JSON.stringify(copy))
        } catch {
          // A full or forbidden store: the server's copy is the one that counts.
        }
      }
      clearTimeout(timer)
      timer = setTimeout(write, WAIT_MS)
    },

    /** What was saved needs no copy. */
    remove() {
      clearTimeout(timer)
      waiting = undefined
      removeLocalCopy(pageId)
    },

    /** Writes what waits, before the page is left. */
    write,
  }
}

export function readLocalCopy(pageId: string): LocalCopy | undefined {
  try {
    const kept = localStorage.getItem(keyOf(pageId))
    return (JSON.parse(kept ?? 'null') as LocalCopy | null) ?? undefined
  } catch {
    return undefined
  }
}

export function removeLocalCopy(pageId: string) {
  try {
    localStorage.removeItem(keyOf(pageId))
  } catch {
    // Where nothing may be kept, nothing is.
  }
}
