import type { AuthProvider } from 'react-admin'
import type { Permission } from '#auth/schema'
import { callApi, forgetWork } from '#staff/client'
import { mayLeave } from './forms/use-leave-warning.ts'

export interface Me {
  id: string
  name: string
  email: string
  role: string
  hasTwoFactor: boolean
  permissions: Permission[]
}

let known: Promise<Me> | undefined

/** Who is signed in; asked once. */
export function readMe(): Promise<Me> {
  known ??= callApi<Me>('GET', '/me').catch(error => {
    known = undefined
    throw error
  })
  return known
}

/** After a change of one's own account. */
export function forgetMe() {
  known = undefined
}

/** The server lets nobody load the admin who is not signed in; a session that ends later is renewed on the spot. */
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
    // Who stays: react-admin must not go anywhere either.
    if (!mayLeave()) return new Promise(() => {})
    known = undefined
    await fetch('/admin/sign-out', { method: 'POST', redirect: 'manual' })
    forgetWork()
    location.assign('/admin/sign-in?notice=signed-out')
    // The page is being left: react-admin must not go anywhere itself.
    return new Promise(() => {})
  },
}
