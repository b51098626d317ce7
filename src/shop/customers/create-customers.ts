import type { MailTheme } from '#mail'
import type { KnownGroups } from '../customer-groups/known-groups.ts'
import type { ShopDeps } from '../deps.ts'
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts'
import {
  changeEmail,
  changePassword,
  renameCustomer,
  requestEmailChange,
} from './change-account.ts'
import { FRESH_MS, type SignedInCustomer } from './customer.ts'
import { composeCustomerMail } from './link-mail.ts'
import {
  addPasskey,
  listPasskeys,
  optionsForNewPasskey,
  optionsForPasskey,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts'
import { type LinkRequest, requestLink } from './request-link.ts'
import { endSession, endSessions, findSession, listSessions } from './sessions.ts'
import { readLink, signInByLink, signInByPassword } from './sign-in.ts'

type Request<Work extends (...call: never[]) => unknown> = Parameters<Work>[2]

/** Accounts of customers. They are separate from those of staff (decision 95). */
export function createCustomers(deps: ShopDeps, groups: KnownGroups) {
  const { db, clock } = deps
  return {
    /** Id of the group of a key in a cookie. Without groups, no session is looked up. */
    async groupOf(token: string): Promise<string | undefined> {
      const known = await groups.get()
      if (known.size === 0) return undefined
      const { groupId = '' } = (await findSession(db, token, clock.now())) ?? {}
      return known.get(groupId)?.id
    },
    /** The signed-in customer of a key in a cookie. */
    session: (token: string | undefined) => findSession(db, token, clock.now()),
    /** Whether the sign-in is recent enough for changes without the password. */
    isFresh: (customer: SignedInCustomer) => clock.now() - customer.signedInAt < FRESH_MS,
    requestLink: (request: LinkRequest) => requestLink(deps, request),
    readLink: (token: string) => readLink(deps, token),
    signInByLink: (request: Parameters<typeof signInByLink>[1]) => signInByLink(deps, request),
    signInByPassword: (request: Parameters<typeof signInByPassword>[1]) =>
      signInByPassword(deps, request),
    passkeys: {
      list: (customerId: string) => listPasskeys(deps, customerId),
      remove: (customerId: string, id: string) => removePasskey(deps, customerId, id),
      optionsForNew: (customer: SignedInCustomer) => optionsForNewPasskey(deps, customer),
      add: (customer: SignedInCustomer, request: Request<typeof addPasskey>) =>
        addPasskey(deps, customer, request),
      options: () => optionsForPasskey(deps),
      signIn: (request: Parameters<typeof signInByPasskey>[1]) => signInByPasskey(deps, request),
    },
    sessions: (customer: SignedInCustomer) => listSessions(db, customer, clock.now()),
    endSession: (customerId: string, id: string) => endSession(db, customerId, id),
    endOtherSessions: (customer: SignedInCustomer) =>
      endSessions(db, customer.id, customer.sessionId),
    addresses: {
      list: (customerId: string) => listAddresses(db, customerId),
      save: (customerId: string, edit: Request<typeof saveAddress>) =>
        saveAddress(deps, customerId, edit),
      delete: (customerId: string, id: string) => deleteAddress(db, customerId, id),
    },
    rename: (id: string, name: string) => renameCustomer(deps, id, name),
    changePassword: (customer: SignedInCustomer, request: Request<typeof changePassword>) =>
      changePassword(deps, customer, request),
    requestEmailChange: (customer: SignedInCustomer, request: Request<typeof requestEmailChange>) =>
      requestEmailChange(deps, customer, request),
    changeEmail: (customer: SignedInCustomer, token: string) => changeEmail(deps, customer, token),
    /** The mail of an outbox entry; undefined if it is about something else. */
    mail: (payload: Record<string, unknown>, look: MailTheme) =>
      composeCustomerMail(deps, payload, look),
  }
}
