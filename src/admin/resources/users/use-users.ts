import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OpenInvitation, StaffMember } from '#auth/schema'
import { ApiError, callApi } from '#staff/client'

/** A staff account as JSON, without `undefined`. */
export type User = Omit<StaffMember, 'disabledAt'> & { disabledAt: number | null }

export interface InvitationLinkOf {
  email: string
  link: string
}

/** Users and pending invitations; reloads after actions. */
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

  /** Runs an action with a notice; returns whether it succeeded. */
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

  /** Sends an invitation; without a mail server, shows its link. */
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

  /** Copies a new invitation link, or shows it if the clipboard is blocked. */
  async function copyLink({ id, email }: OpenInvitation) {
    const path = `/users/invitations/${encodeURIComponent(id)}/link`
    const { link } = await callApi<{ link: string }>('POST', path)
    setUnmailed((await copy(link)) ? undefined : { email, link })
    await reload()
  }
  return { users, invitations, unmailed, hasFailed, run, invite, copy, copyLink }
}
