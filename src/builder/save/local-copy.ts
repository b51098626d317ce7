import type { PageDocument } from '#module-contract'
import { UNSAVED_KEY } from '#staff/client'

interface LocalCopy {
  document: PageDocument
  /** Version that the changes are based on. */
  version: number
  /** A save based on `version` was in flight, so the next version may be its result. */
  isSaving?: boolean
  at: number
}

/** Whether the page was saved elsewhere since the copy was made. */
export function isSavedElsewhere(copy: Pick<LocalCopy, 'version' | 'isSaving'>, version: number) {
  return copy.version !== version && !(copy.isSaving && copy.version + 1 === version)
}

/** Delay in milliseconds. Serializing a long page takes longer than a key press should. */
const WAIT_MS = 250
const keyOf = (pageId: string) => UNSAVED_KEY + pageId

export type LocalCopyKeeper = ReturnType<typeof createLocalCopyKeeper>

/** Keeps unsaved changes of closed tabs and lost connections in the browser. */
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
          // Storage may be full or unavailable; the server's copy is the primary one.
        }
      }
      clearTimeout(timer)
      timer = setTimeout(write, WAIT_MS)
    },

    /** Removes the copy after a successful save. */
    remove() {
      clearTimeout(timer)
      waiting = undefined
      removeLocalCopy(pageId)
    },

    /** Writes pending changes before the page is left. */
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
    // Storage is unavailable.
  }
}
