import type { AuthProvider } from 'react-admin'
import type { Permission } from '#auth/schema'
import { callApi, clearWork } from '#staff/client'
import { mayLeave } from './forms/use-leave-warning.ts'

export interface Me {
  id: string
  name: string
  email: string
  role: string
  hasTwoFactor: boolean
  permissions: Permission[]
  /** The shop offers payments that move no money. */
  takesTestPayments: boolean
}

let known: Promise<Me> | undefined

/** The signed-in user; cached. */
export function readMe(): Promise<Me> {
  known ??= callApi<Me>('GET', '/me').catch(error => {
    known = undefined
    throw error
  })
  return known
}

/** Makes `readMe` call the server again, after users changed their own account. */
export function clearKnownUser() {
  known = undefined
}

/** The server redirects signed-out users; expired sessions are renewed in place. */
export const authProvider: AuthProvider = {
  login: async () => {},
  checkAuth: async () => {
    await readMe()
  },
  checkError: async () => {},
  getPermissions: async () => (await readMe()).permissions,
  getIdentity: async () => {
    const { id, name } = await readMe()
    return { id, fullName: name }
  },
  logout: async () => {
    if (!known) return false
    // The user stays, so react-admin must not navigate.
    if (!mayLeave()) return new Promise(() => {})
    known = undefined
    await fetch('/admin/sign-out', { method: 'POST', redirect: 'manual' })
    clearWork()
    location.assign('/admin/sign-in?notice=signed-out')
    // The page is being left, so react-admin must not navigate.
    return new Promise(() => {})
  },
}
