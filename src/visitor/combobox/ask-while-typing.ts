/** Debounce time. */
const PAUSE_MS = 180
/** Minimum length of a query. */
export const MIN_LETTERS = 2

/**
 * Debounced suggestions with a cache. Late responses never replace newer ones; undefined if there
 * was no response.
 */
export function createAsker<Answer>(options: {
  ask(text: string, within: string): Promise<Answer | undefined>
  onAnswer(answer: Answer | undefined, text: string): void
}) {
  const known = new Map<string, Answer>()
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    latest++
    clearTimeout(timer)
  }

  return {
    /** `within`: further dependencies of the result. */
    type(text: string, within = '') {
      stop()
      const run = latest
      const key = `${within}\n${text}`
      const before = known.get(key)
      if (before) return options.onAnswer(before, text)
      timer = setTimeout(async () => {
        const answer = await options.ask(text, within).catch(() => undefined)
        if (answer) known.set(key, answer)
        if (run === latest) options.onAnswer(answer, text)
      }, PAUSE_MS)
    },
    /** Ignores pending requests. */
    stop,
  }
}
