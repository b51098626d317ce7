import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Destination } from '#base'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

/** Approves and removes form destinations. */
export function useDestinationActions() {
  const act = useAction()
  const notify = useNotify()
  const queries = useQueryClient()
  const call = async (path: string, { kind, address }: Destination, done: string) => {
    const answered = await act(() => callApi('POST', path, { body: { kind, address } }))
    if (answered) notify(`resources.submissions.destinations.${done}`)
    await queries.invalidateQueries({ queryKey: ['submissions'] })
  }
  return {
    approve: (one: Destination) => call('/form-destinations/approve', one, 'done'),
    remove: (one: Destination) => call('/form-destinations/remove', one, 'removed'),
  }
}
