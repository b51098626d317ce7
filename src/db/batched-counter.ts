/** Maximum number of distinct keys waiting to be written; more are not counted. */
const MAX_WAITING = 1000

export interface PendingCount<Note> {
  id: string
  note: Note
  times: number
  /** Last time, in UTC milliseconds. */
  at: number
}

/**
 * Counts events in memory and writes the sums every few seconds and on `flush`. A crash loses a few
 * seconds of counts.
 */
export function createBatchedCounter<Note>(deps: {
  now(): number
  everyMs: number
  write(counted: readonly PendingCount<Note>[]): Promise<void>
  onError(error: unknown): void
}) {
  let waiting = new Map<string, PendingCount<Note>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size > 0) {
      const counted = [...waiting.values()]
      waiting = new Map()
      writing = writing.then(() => deps.write(counted)).catch(deps.onError)
    }
    return writing
  }

  return {
    add(id: string, note: Note) {
      const known = waiting.get(id)
      if (!known && waiting.size >= MAX_WAITING) return
      waiting.set(id, { id, note, times: (known?.times ?? 0) + 1, at: deps.now() })
      timer ??= setTimeout(flush, deps.everyMs).unref()
    },
    /** Call before the process ends. */
    flush,
  }
}
