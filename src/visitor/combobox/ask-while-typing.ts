/** How long typing stands still before it is asked. */
const PAUSE_MS = 180
/** Letters before anything is suggested. */
export const MIN_LETTERS = 2

/**
 * Asks for suggestions once a text is no longer being typed, each text once. What comes late never takes the place of
 * what was asked for after it; undefined where there was no answer.
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
    /** `within`: what else the answer depends on. */
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
    /** What is under way is of no interest any more. */
    stop,
  }
}
