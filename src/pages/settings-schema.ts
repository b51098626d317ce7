import Type from 'typebox'
import { ADDRESS_PATTERN, PERIOD_UNITS, type PeriodUnit } from '#base'

export const EMAIL = `^$|${ADDRESS_PATTERN}`
/** `shop@example.com`, or `Example Shop <shop@example.com>`. */
const SENDER = `${EMAIL}|^[^<>"\\r\\n@]{1,80} <${ADDRESS_PATTERN.slice(1, -1)}>$`

const id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })
const hex = Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
const colours = Type.Object(
  {
    background: hex,
    surface: hex,
    tint: hex,
    text: hex,
    muted: hex,
    accent: hex,
    'accent-strong': hex,
    'on-accent': hex,
    secondary: hex,
    'secondary-strong': hex,
    tertiary: hex,
  },
  { additionalProperties: false, default: {} },
)
const FONTS = ['fraunces', 'instrument-sans', 'serif', 'sans', 'humanist', 'mono'] as const
const font = Type.Optional(
  Type.Unsafe<(typeof FONTS)[number]>(Type.Union(FONTS.map(name => Type.Literal(name)))),
)

export const DARK_SCHEMES = ['off', 'device', 'switch'] as const
export type DarkScheme = (typeof DARK_SCHEMES)[number]

/** How the site looks, as far as its owner says so. */
export const LookSettings = {
  /** An entry of the media library, as the icon of the site in tabs and on home screens. */
  icon: Type.Union([Type.Null(), id], { default: null }),
  /** An entry of the media library. */
  logo: Type.Union([Type.Null(), id], { default: null }),
  /** The logo for the dark scheme; null for the same. */
  logoDark: Type.Union([Type.Null(), id], { default: null }),
  /** The page shown at `/`, by id; null for the one whose address that is. */
  homePage: Type.Union([Type.Null(), id], { default: null }),
  /** A button that leads back to the top of long pages (HDR-9). */
  backToTop: Type.Boolean({ default: false }),
  /** In Chrome, wheel and keys scroll smoothly (NAV-11). */
  smoothWheel: Type.Boolean({ default: false }),
  /** The theme whose templates are for the pages of the site, by name; null for none. */
  activeTheme: Type.Union([Type.Null(), id], { default: null }),
  /** Whether visitors see the dark scheme: never, as their device is set, or when they choose it by a switch. */
  darkScheme: Type.Unsafe<DarkScheme>(Type.Enum([...DARK_SCHEMES], { default: 'off' })),
  theme: Type.Object(
    {
      colours: Type.Object(
        { light: colours, dark: colours },
        { additionalProperties: false, default: {} },
      ),
      displayFont: font,
      textFont: font,
    },
    { additionalProperties: false, default: {} },
  ),
}

/** A host, also of all below it, with or without a port: as it stands in a policy. */
const FRAMING_HOST =
  '^$|^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$'

/** Who may show pages of this site in a frame (decision 51). */
export const EmbeddingSettings = {
  embedding: Type.Object(
    {
      allowed: Type.Unsafe<'nobody' | 'hosts' | 'everybody'>(
        Type.Enum(['nobody', 'hosts', 'everybody'], { default: 'nobody' }),
      ),
      hosts: Type.Array(Type.String({ maxLength: 253, pattern: FRAMING_HOST }), {
        maxItems: 50,
        default: [],
      }),
    },
    { additionalProperties: false, default: {} },
  ),
}

export const MailSettings = {
  /** Empty: as the environment says. */
  mailFrom: Type.String({ maxLength: 200, pattern: SENDER, default: '' }),
  /** Where answers go that have no better address; empty: to the sender. */
  mailReplyTo: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
}

/** A third-party bot check of forms besides the built-in proof of work. Its secret is stored apart. */
export const FormSettings = {
  botProvider: Type.Object(
    {
      name: Type.Unsafe<'none' | 'turnstile' | 'recaptcha'>(
        Type.Enum(['none', 'turnstile', 'recaptcha'], { default: 'none' }),
      ),
      siteKey: Type.String({ maxLength: 200, pattern: '^[\\w.-]*$', default: '' }),
    },
    { additionalProperties: false, default: {} },
  ),
}

const periodOf = (amount: number) =>
  Type.Object(
    {
      /** 0: for ever. */
      amount: Type.Integer({ minimum: 0, maximum: 1000, default: amount }),
      unit: Type.Unsafe<PeriodUnit>(Type.Enum([...PERIOD_UNITS], { default: 'months' })),
    },
    { additionalProperties: false, default: {} },
  )
const period = periodOf(0)

/** What visitors are asked (decision 38), and how long personal data is retained, by what holds it (decision 21). */
export const PrivacySettings = {
  consent: Type.Object(
    {
      enabled: Type.Boolean({ default: false }),
      /** Of the banner; empty for the program's own words in the site's language. */
      title: Type.String({ maxLength: 120, default: '' }),
      text: Type.String({ maxLength: 1000, default: '' }),
      /** Path of the page that says more; empty for none. */
      privacyPage: Type.String({ maxLength: 900, pattern: '^$|^/(?!/)', default: '' }),
    },
    { additionalProperties: false, default: {} },
  ),
  retention: Type.Object(
    {
      /** Deleted afterwards. */
      pendingOrders: period,
      failedOrders: period,
      cancelledOrders: period,
      /** Completed and refunded: kept without personal data. */
      completedOrders: period,
      /** What was sent by forms, with its replies: deleted. */
      messages: period,
      /** Published ones stay without email address and website; others are deleted. */
      comments: period,
      /** Who signed up for letters and never confirmed it: deleted. */
      unconfirmedSubscribers: period,
      /** Who unsubscribed, or whose address does not work: deleted. */
      formerSubscribers: period,
      /** What visitors answered the consent banner: deleted. */
      consents: periodOf(36),
    },
    { additionalProperties: false, default: {} },
  ),
}

/** What visitors may say below pages, and who looks at it first. */
export const DiscussionSettings = {
  comments: Type.Object(
    {
      /** Of posts that say nothing else. */
      onPosts: Type.Boolean({ default: true }),
      /** Who waits for approval: everyone, those of whom nothing was approved before, or nobody. */
      moderation: Type.Unsafe<'all' | 'first' | 'none'>(
        Type.Enum(['all', 'first', 'none'], { default: 'first' }),
      ),
      /** After a page was published; 0 for never. */
      closeAfterDays: Type.Integer({ minimum: 0, maximum: 3650, default: 0 }),
      /** How deep replies stand below one another; 1 for one below the other. */
      depth: Type.Integer({ minimum: 1, maximum: 6, default: 3 }),
      /** Threads on one page of the list. */
      perPage: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      order: Type.Unsafe<'oldest' | 'newest'>(
        Type.Enum(['oldest', 'newest'], { default: 'oldest' }),
      ),
      /** A mail for every new comment. */
      notifyStaff: Type.Boolean({ default: true }),
      /** Where it goes; empty: to the site's address. */
      notifyTo: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
      /** Whether visitors may ask for a mail when they are answered. */
      notifyAuthors: Type.Boolean({ default: true }),
    },
    { additionalProperties: false, default: {} },
  ),
}
