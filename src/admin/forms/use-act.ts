import { useNotify } from 'react-admin'
import { ApiError } from '#staff/client'

/** Does something by the API and says when it was refused; answers undefined then. */
export function useAct() {
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
