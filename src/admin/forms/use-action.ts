import { useNotify } from 'react-admin'
import { ApiError } from '#staff/client'

/** Calls the API and shows refusals; returns undefined in that case. */
export function useAction() {
  const notify = useNotify()
  return async <Answer>(work: () => Promise<Answer>): Promise<{ value: Answer } | undefined> => {
    try {
      return { value: await work() }
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
      return undefined
    }
  }
}
