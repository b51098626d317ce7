import { useRef } from 'react'
import { callAction } from '../call-action.ts'

/** What a form needs to be sent, asked of its module's action `token` when the form is first touched, and once. */
export function useActionToken<Token>(nodeId: string) {
  const asked = useRef<Promise<Token>>(undefined)
  return {
    /** `given` is the token that the form has already: only what belongs to it is new. */
    ask(given = ''): Promise<Token> {
      asked.current ??= fetchToken<Token>(nodeId, given).catch(error => {
        asked.current = undefined
        throw error
      })
      return asked.current
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
