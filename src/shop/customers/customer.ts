import { isEmailAddress, MINUTE } from '#base'

/** Limits of passwords. Longer ones only cost time. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 200
export const MAX_CUSTOMER_NAME_LENGTH = 100
/** Changing the ways to sign in requires the password, or a sign-in within this time. */
export const FRESH_MS = 15 * MINUTE

/** The customer of a session. */
export interface SignedInCustomer {
  id: string
  email: string
  name: string
  hasPassword: boolean
  sessionId: string
  signedInAt: number
  /** Id of a group that may have been deleted. */
  groupId?: string | undefined
  /** Of the open cart, on all devices. */
  cartKey: string | undefined
}

/** An email address as stored and compared. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

/** Refuses control characters, which the pattern of addresses allows. */
export const isCustomerEmail = (email: string) => isEmailAddress(email) && !/\p{Cc}/u.test(email)

export const isPassword = (password: string) =>
  password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH
