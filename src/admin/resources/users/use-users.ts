import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OpenInvitation, StaffMember } from '#auth/schema'
import { ApiError, callApi } from '#staff/client'

/** A member of the staff as JSON has it, which knows no `undefined`. */
export type User = Omit<StaffMember, 'disabledAt'> & { disabledAt: number | null }

/** Who works on the site and who was asked to; read anew after each act. */
export function useUsers() {
  const notify = useNotify()
  const [users, setUsers] = useState<User[]>()
  const [invitations, setInvitations] = useState<OpenInvitation[]>([])
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    try {
      const [staff, open] = await Promise.all([
        callApi<{ items: User[] }>('GET', '/users', { query: { perPage: 200 } }),
        callApi<{ items: OpenInvitation[] }>('GET', '/users/invitations'),
      ])
      setUsers(staff.items)
      setInvitations(open.items)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    reload()
  }, [reload])

  /** Does something, says what became of it, and answers whether it was done. */
  async function run(said: string, act: () => Promise<unknown>): Promise<boolean> {
    let done = true
    try {
      await act()
      notify(`resources.users.${said}`, { type: 'success' })
    } catch (error) {
      done = false
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
    }
    await reload()
    return done
  }
  return { users, invitations, hasFailed, run }
}
