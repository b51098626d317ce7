import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OpenInvitation, StaffMember } from '#auth/schema'
import { ApiError, callApi } from '#staff/client'

/** A member of the staff as JSON has it, which knows no `undefined`. */
export type User = Omit<StaffMember, 'disabledAt'> & { disabledAt: number | null }

export interface InvitationLinkOf {
  email: string
  link: string
}

/** The users and pending invitations, loaded again after each action. */
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
  const [unmailed, setUnmailed] = useState<InvitationLinkOf>()

  /** Sends an invitation. Where there is no mail server, its link is shown instead. */
  async function invite(email: string, path: string, body?: object): Promise<boolean> {
    try {
      const { link } = await callApi<{ link: string | null }>('POST', path, body ? { body } : {})
      setUnmailed(link === null ? undefined : { email, link })
      if (link === null) notify('resources.users.sent', { type: 'success' })
      await reload()
      return true
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
      return false
    }
  }

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      notify('resources.users.linkCopied', { type: 'success' })
      return true
    } catch {
      return false
    }
  }

  /** Copies a new link of an invitation; shows it where the browser does not allow that. */
  async function copyLink({ id, email }: OpenInvitation) {
    const path = `/users/invitations/${encodeURIComponent(id)}/link`
    const { link } = await callApi<{ link: string }>('POST', path)
    setUnmailed((await copy(link)) ? undefined : { email, link })
    await reload()
  }
  return { users, invitations, unmailed, hasFailed, run, invite, copy, copyLink }
}
