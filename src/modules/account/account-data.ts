import type { SubscribedList } from '#newsletter/schema'
import type {
  CustomerAddress,
  CustomerDownload,
  CustomerOrder,
  CustomerPasskey,
  CustomerSession,
  OwnReviews,
  SavedAtProvider,
} from '#shop/schema'

/** Parts of the account; the names are part of the URL. */
export const SIGNED_IN_VIEWS = [
  'overview',
  'orders',
  'downloads',
  'addresses',
  'address',
  'reviews',
  'payment-methods',
  'details',
  'email',
] as const
export const SIGNED_OUT_VIEWS = ['sign-in', 'register', 'link'] as const
export type AccountView = (typeof SIGNED_IN_VIEWS)[number] | (typeof SIGNED_OUT_VIEWS)[number]

/** Confirmations after a redirect. */
export const DONE = [
  'signed-out',
  'deleted',
  'merged-all',
  'merged-limited',
  'name-saved',
  'password-saved',
  'email-saved',
  'address-saved',
  'address-deleted',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'method-removed',
  'review-deleted',
  'newsletter-saved',
] as const
export type Done = (typeof DONE)[number]

/** Reasons that an action gives, with a text each. */
export const REASONS = [
  'wrong-password',
  'too-often',
  'invalid-email',
  'invalid-link',
  'invalid-password',
  'disabled',
  'sign-in-again',
  'email-taken',
  'unknown-address',
  'too-many-addresses',
  'unknown-order',
  'nothing-left',
  'too-many-carts',
  'not-confirmed',
  'method-not-removed',
  'unknown-review',
  'newsletter-blocked',
  'refused',
] as const
export type Reason = (typeof REASONS)[number]

/** A field of an address that is missing or wrong, with its message. */
export interface AddressProblem {
  field: string
  text: string
}

export interface ShownOrder extends CustomerOrder {
  path: string
}

export interface AccountData {
  view: AccountView
  /** Path of the page, for links between its parts. */
  path: string
  wishlistPath: string
  /** Path to open after the sign-in; empty for the overview. */
  next: string
  token: string
  done: Done | undefined
  /** Why an action was refused. */
  refused: { action: string; reason: Reason } | undefined
  /** Fields of a refused form, without passwords. */
  entered: Record<string, string>
  /** Address to which a link was sent. */
  sentTo: string | undefined
  customer: { name: string; email: string; hasPassword: boolean; isFresh: boolean } | undefined
  /** Account of a sign-in link that can be used. */
  link: { email: string; name: string; isNew: boolean } | undefined
  orders: { orders: ShownOrder[]; count: number; page: number; pages: number } | undefined
  /** Whether the shop has reviews. */
  hasReviews: boolean
  reviews: OwnReviews | undefined
  /** Products that the customer can review as a buyer. */
  reviewable: { name: string; path: string }[]
  downloads: CustomerDownload[]
  addresses: (CustomerAddress & { lines: string[] })[]
  /** Fields of the edited address. */
  address: Record<string, string>
  addressId: string
  problems: AddressProblem[]
  /** HTML options of the country select. */
  countryOptions: string
  sessions: CustomerSession[]
  passkeys: CustomerPasskey[]
  /** Newsletters that the customer can choose. */
  newsletters: SubscribedList[]
  /** Whether customers can save payment methods. */
  canSaveMethods: boolean
  savedMethods: SavedAtProvider[]
}

/** Props of a component that shows a part. */
export interface PartProps {
  /** Id of the module. */
  id: string
  data: AccountData
  /** Heading by the owner. */
  title?: string | undefined
}

export const EMPTY_ACCOUNT: AccountData = {
  view: 'sign-in',
  path: '/account',
  wishlistPath: '/wishlist',
  next: '',
  token: '',
  done: undefined,
  refused: undefined,
  entered: {},
  sentTo: undefined,
  customer: undefined,
  link: undefined,
  orders: undefined,
  hasReviews: false,
  reviews: undefined,
  reviewable: [],
  downloads: [],
  addresses: [],
  address: {},
  addressId: '',
  problems: [],
  countryOptions: '',
  sessions: [],
  passkeys: [],
  newsletters: [],
  canSaveMethods: false,
  savedMethods: [],
}

/** Start of the names of the checkboxes for newsletters. */
export const LIST_FIELD = 'list_'

/** URL of a part of the account. */
export function viewPath(path: string, view: AccountView, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(view !== 'overview' && { view }), ...more }).toString()
  return query ? `${path}?${query}` : path
}
