import { DAY } from './clock.ts'

/** What owners know from other programs; `necessary` is what the site cannot do without, and needs no asking. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** What visitors are asked about. */
export const ASKED_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const
export type AskedCategory = (typeof ASKED_CATEGORIES)[number]

export const CONSENT_COOKIE = 'vt_consent'
const CONSENT_DAYS = 365

/** What a visitor has chosen, as the cookie holds it. Nothing in it tells one visitor from another. */
export interface ConsentChoice {
  /** Of what was asked: another one asks anew. */
  version: string
  given: readonly AskedCategory[]
}

export const CONSENT_VERSION_PATTERN = '^[0-9a-f]{8}$'
const COOKIE = new RegExp(
  `(?:^|; )${CONSENT_COOKIE}=([0-9a-f]{8})\\.\\d{8}\\.([a-z-]{0,60})(?:;|$)`,
)

/** Out of a `Cookie` header or `document.cookie`; undefined for nothing, and for what is not ours. */
export function readConsent(cookies: string | undefined): ConsentChoice | undefined {
  const [, version, given] = cookies?.match(COOKIE) ?? []
  if (version === undefined || given === undefined) return undefined
  const named = given.split('-')
  return { version, given: ASKED_CATEGORIES.filter(one => named.includes(one)) }
}

/** The value of the cookie: version, day, what was given. */
export function writeConsent({ version, given }: ConsentChoice, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')
  return `${version}.${day}.${ASKED_CATEGORIES.filter(one => given.includes(one)).join('-')}`
}

export const CONSENT_SECONDS = (CONSENT_DAYS * DAY) / 1000

interface StoredThing {
  category: ConsentCategory
  in: 'cookie' | 'storage'
  /** How long it lasts; 0 until the browser is closed, none until it is cleared. */
  days?: number
  /** Kept only where visitors are asked about its category for something else: nobody is asked because of it. */
  isBesides?: true
}

/** All that the site keeps in visitors' browsers, by its name there. */
export const STORED = {
  vt_consent: { category: 'necessary', in: 'cookie', days: CONSENT_DAYS },
  vt_cart: { category: 'necessary', in: 'cookie', days: 365 },
  vt_cart_count: { category: 'necessary', in: 'cookie', days: 365 },
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
  'vitrine:resume': { category: 'preferences', in: 'storage', isBesides: true },
  'vitrine:views': { category: 'preferences', in: 'storage' },
} as const satisfies Record<string, StoredThing>
export type StoredName = keyof typeof STORED
