import { useRef } from 'react'
import { callAction } from '../call-action.ts'

/** Sooner after it issued a token the server takes no form for a person's (`forms/check-sender.ts`). */
const FASTEST_MS = 800

/** What a form needs to be sent, asked of its module's action `token` when the form is first touched, and once. */
export function useActionToken<Token>(nodeId: string) {
  const asked = useRef<Promise<Token>>(undefined)
  /** When one came that no earlier answer of the server had given. */
  const cameAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    /** `given` is the token that the form has already: only what belongs to it is new. */
    ask(given = ''): Promise<Token> {
      asked.current ??= fetchToken<Token>(nodeId, given).then(
        token => {
          if (!given) cameAt.current = performance.now()
          return token
        },
        error => {
          asked.current = undefined
          throw error
        },
      )
      return asked.current
    },
    /** Resolves when the form may be sent: what a browser has filled in by itself is pressed at once, by people, too. */
    async ripen(): Promise<void> {
      const left = cameAt.current + FASTEST_MS - performance.now()
      if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
    },
    /** It was used up, or the form was given another one. */
    forget() {
      asked.current = undefined
    },
  }
}

async function fetchToken<Token>(nodeId: string, given: string): Promise<Token> {
  const called = await callAction<Token>(nodeId, 'token', given ? { token: given } : {})
  if (!called.ok) throw new Error(called.reason)
  return called.answer
}
