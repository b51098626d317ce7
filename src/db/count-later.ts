/** How many different things may wait to be written; what comes on top is not counted. */
const MAX_WAITING = 1000

export interface Counted<Note> {
  id: string
  note: Note
  times: number
  /** UTC milliseconds, of the last. */
  at: number
}

/**
 * Counts what requests do without a write for each: so many times each, every few seconds and when it is told to. What a
 * crash takes with it is a few seconds of counting.
 */
export function countLater<Note>(deps: {
  now(): number
  everyMs: number
  write(counted: readonly Counted<Note>[]): Promise<void>
  onError(error: unknown): void
}) {
  let waiting = new Map<string, Counted<Note>>()
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
    /** Writes what waits, before the process ends. */
    flush,
  }
}
