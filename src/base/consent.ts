import { DAY } from './clock.ts'

/** `necessary` needs no consent. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Categories that need consent. */
export const ASKED_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const
export type AskedCategory = (typeof ASKED_CATEGORIES)[number]

export const CONSENT_COOKIE = 'vt_consent'
const CONSENT_DAYS = 365

/** A visitor's consent as stored in the cookie. Contains no identifier. */
export interface ConsentChoice {
  /** Hash of the question. Visitors are asked again when it changes. */
  version: string
  given: readonly AskedCategory[]
}

export const CONSENT_VERSION_PATTERN = '^[0-9a-f]{8}$'
const COOKIE = new RegExp(
  `(?:^|; )${CONSENT_COOKIE}=([0-9a-f]{8})\\.\\d{8}\\.([a-z-]{0,60})(?:;|$)`,
)

/** Reads the consent from a `Cookie` header or `document.cookie`; undefined if missing or invalid. */
export function readConsent(cookies: string | undefined): ConsentChoice | undefined {
  const [, version, given] = cookies?.match(COOKIE) ?? []
  if (version === undefined || given === undefined) return undefined
  const named = given.split('-')
  return { version, given: ASKED_CATEGORIES.filter(one => named.includes(one)) }
}

/** Cookie value: version, day and accepted categories. */
export function writeConsent({ version, given }: ConsentChoice, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')
  return `${version}.${day}.${ASKED_CATEGORIES.filter(one => given.includes(one)).join('-')}`
}

export const CONSENT_SECONDS = (CONSENT_DAYS * DAY) / 1000

interface StoredThing {
  category: ConsentCategory
  in: 'cookie' | 'storage'
  /** Lifetime in days; 0 for a session cookie, undefined for no expiry. */
  days?: number
  /** Stored only if its category is asked for another reason; it does not cause the question itself. */
  isAuxiliary?: true
}

/** Everything the site stores in visitors' browsers, by name. */
export const STORED = {
  vt_consent: { category: 'necessary', in: 'cookie', days: CONSENT_DAYS },
  vt_cart: { category: 'necessary', in: 'cookie', days: 365 },
  vt_cart_count: { category: 'necessary', in: 'cookie', days: 365 },
  vt_currency: { category: 'necessary', in: 'cookie', days: 365 },
  vt_coupon: { category: 'necessary', in: 'cookie', days: 7 },
  vt_wishlist: { category: 'necessary', in: 'cookie', days: 365 },
  vt_wishes: { category: 'necessary', in: 'cookie', days: 365 },
  vt_customer: { category: 'necessary', in: 'cookie', days: 90 },
  vt_orders: { category: 'necessary', in: 'cookie', days: 0 },
  vt_commenter: { category: 'necessary', in: 'cookie', days: 365 },
  vt_split: { category: 'statistics', in: 'cookie', days: 365 },
  vt_split_visit: { category: 'necessary', in: 'cookie', days: 0 },
  'vitrine:goals': { category: 'necessary', in: 'storage', days: 0 },
  'vitrine:scheme': { category: 'necessary', in: 'storage' },
  'vitrine:dismissed': { category: 'necessary', in: 'storage' },
  'vitrine:visit': { category: 'necessary', in: 'storage', days: 0 },
  'vitrine:popups': { category: 'preferences', in: 'storage' },
  'vitrine:countdown-visit': { category: 'necessary', in: 'storage', days: 0 },
  'vitrine:countdowns': { category: 'preferences', in: 'storage' },
  'vt-captions': { category: 'necessary', in: 'storage' },
  'vitrine:resume': { category: 'preferences', in: 'storage', isAuxiliary: true },
  'vitrine:recent': { category: 'preferences', in: 'storage' },
  'vitrine:views': { category: 'preferences', in: 'storage' },
} as const satisfies Record<string, StoredThing>
export type StoredName = keyof typeof STORED
