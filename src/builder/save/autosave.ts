import { ApiError } from '#staff/client'

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Kept on this machine; tried again by itself. */
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
   * Keeps what is not saved yet where a closed tab cannot lose it; `undefined` when all is saved.
   * @param isSaving A save on top of `version` is in flight: the server may hold the next version by our own doing.
   */
  keep(document: Document | undefined, version: number, isSaving?: boolean): void
  onState(state: SaveState): void
  delayMs?: number
  retryMs?: number
}

export interface Autosave<Document> {
  change(document: Document): void
  /** Saves at once; resolves when nothing is left to save, or it cannot be saved. */
  flush(): Promise<boolean>
  /** After a conflict: what is here wins. */
  overwrite(): Promise<boolean>
  /** What is here and not saved. */
  unsaved(): Document | undefined
  /** After what the server has was loaded: goes on from its version. */
  rebase(saved: Saved): void
  version(): number
  stop(): void
}

/** Saves a draft a moment after each change, one save at a time, and never lets go of what is not saved. */
export function createAutosave<Document>(deps: AutosaveDeps<Document>): Autosave<Document> {
  const { delayMs = 900, retryMs = 4000 } = deps
  let { version } = deps
  let pending: Document | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isSaving = false
  /** Why saving waits: for a decision, or for the change that mends it. */
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
          // What was typed during the save is made from the version that it produced.
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
