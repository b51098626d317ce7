import { ApiError } from '#staff/client'

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Stored in the browser; retried automatically. */
  | { kind: 'offline' }
  | { kind: 'conflict'; savedBy: string; savedAt: number; version: number }
  | { kind: 'refused'; reason: string; problems: { path: string; message: string }[] }

export interface Saved {
  version: number
  savedAt: number
}

interface AutosaveDeps<Document> {
  version: number
  savedAt: number
  save(document: Document, version: number, force: boolean): Promise<Saved>
  /**
   * Keeps unsaved changes in the browser, so that a closed tab does not lose them. `undefined`
   * means that all changes are saved.
   * @param isSaving A save based on `version` is in flight, so the server's next version may result
   * from it.
   */
  keep(document: Document | undefined, version: number, isSaving?: boolean): void
  onState(state: SaveState): void
  delayMs?: number
  retryMs?: number
}

export interface Autosave<Document> {
  change(document: Document): void
  /** Saves at once. Resolves when everything is saved or saving is impossible. */
  flush(): Promise<boolean>
  /** After a conflict: replaces the other version. */
  overwrite(): Promise<boolean>
  unsaved(): Document | undefined
  /** Continues from the server's version after it was loaded. */
  rebase(saved: Saved): void
  version(): number
  stop(): void
}

/** Saves a draft shortly after each change, one request at a time. Unsaved changes are never dropped. */
export function createAutosave<Document>(deps: AutosaveDeps<Document>): Autosave<Document> {
  const { delayMs = 900, retryMs = 4000 } = deps
  let { version } = deps
  let pending: Document | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isSaving = false
  /** Reason for pausing: a conflict to resolve, or invalid content. */
  let held: 'conflict' | 'refused' | undefined

  const state = (next: SaveState) => deps.onState(next)
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function run(force: boolean): Promise<boolean> {
    while (pending !== undefined) {
      const document = pending
      state({ kind: 'saving' })
      isSaving = true
      deps.keep(document, version, true)
      try {
        const saved = await deps.save(document, version, force)
        version = saved.version
        isSaving = false
        if (pending === document) {
          pending = undefined
          deps.keep(undefined, version)
          state({ kind: 'saved', at: saved.savedAt })
        } else {
          // Changes made during the save are based on the version that it created.
          deps.keep(pending, version)
        }
      } catch (error) {
        isSaving = false
        return fail(error)
      }
    }
    return true
  }

  function fail(error: unknown): false {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
      state({ kind: 'offline' })
      later(retryMs)
      return false
    }
    const { reason, details } = error
    held = reason === 'conflict' ? 'conflict' : 'refused'
    if (held === 'conflict') {
      const {
        savedBy = '',
        savedAt = 0,
        version: theirs = version,
      } = details as Partial<Saved & { savedBy: string }>
      state({ kind: 'conflict', savedBy, savedAt, version: theirs })
    } else {
      const problems = (details.problems ?? []) as { path: string; message: string }[]
      state({ kind: 'refused', reason, problems })
    }
    return false
  }

  function flush(force = false): Promise<boolean> {
    clearTimeout(timer)
    running ??= run(force).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    change(document) {
      pending = document
      deps.keep(document, version, isSaving)
      if (held === 'conflict') return
      held = undefined
      state({ kind: 'changed' })
      later(delayMs)
    },
    flush: () => flush(),
    overwrite() {
      held = undefined
      return flush(true)
    },
    unsaved: () => pending,
    rebase(saved) {
      version = saved.version
      pending = undefined
      held = undefined
      clearTimeout(timer)
      deps.keep(undefined, version)
      state({ kind: 'saved', at: saved.savedAt })
    },
    version: () => version,
    stop: () => clearTimeout(timer),
  }
}
