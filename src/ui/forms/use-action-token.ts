import { useRef } from 'react'
import { callAction } from '#module-contract/client'

/** The server treats forms as automated that are sent earlier after their token (`forms/check-sender.ts`). */
const FASTEST_MS = 800

/** Requests a form token once, from the module's action `token`, when the form is first touched. */
export function useActionToken<Token>(nodeId: string) {
  const asked = useRef<Promise<Token>>(undefined)
  /** Time of the first token for this form. */
  const cameAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    /** `given` is an existing token, for which only the additional data is requested. */
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
    /** Resolves when the form may be sent. People also press at once if the browser filled in the form. */
    async ripen(): Promise<void> {
      const left = cameAt.current + FASTEST_MS - performance.now()
      if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
    },
    /** Call when the token was used or replaced. */
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
