import Type from 'typebox'
import { EMAIL_PATTERN, PERIOD_UNITS, type PeriodUnit } from '#base'

export const EMAIL = `^$|${EMAIL_PATTERN}`
/** `shop@example.com`, or `Example Shop <shop@example.com>`. */
const SENDER = `${EMAIL}|^[^<>"\\r\\n@]{1,80} <${EMAIL_PATTERN.slice(1, -1)}>$`

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

/** Appearance of the site. */
export const AppearanceSettings = {
  /** Media id of the site icon. */
  icon: Type.Union([Type.Null(), id], { default: null }),
  /** Media id. */
  logo: Type.Union([Type.Null(), id], { default: null }),
  /** Media id of the logo for the dark scheme; null for the same logo. */
  logoDark: Type.Union([Type.Null(), id], { default: null }),
  /** Id of the page shown at `/`; null for the page with that path. */
  homePage: Type.Union([Type.Null(), id], { default: null }),
  /** Button for returning to the top of long pages (HDR-9). */
  backToTop: Type.Boolean({ default: false }),
  /** Smooth scrolling by wheel and keys in Chrome (NAV-11). */
  smoothWheel: Type.Boolean({ default: false }),
  /** Name of the theme whose templates apply; null for none. */
  activeTheme: Type.Union([Type.Null(), id], { default: null }),
  /** Dark scheme: off, following the device, or chosen by a switch. */
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

/** A host, optionally with wildcard and port, as in a content security policy. */
const FRAMING_HOST =
  '^$|^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$'

/** Origins that may embed pages of this site in a frame. */
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
  /** Empty for the default from the environment. */
  mailFrom: Type.String({ maxLength: 200, pattern: SENDER, default: '' }),
  /** Reply address for mails without a better one; empty for the sender. */
  mailReplyTo: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
}

/** Third-party bot check for forms, in addition to proof of work. Its secret is stored separately. */
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
      /** 0 for ever. */
      amount: Type.Integer({ minimum: 0, maximum: 1000, default: amount }),
      unit: Type.Unsafe<PeriodUnit>(Type.Enum([...PERIOD_UNITS], { default: 'months' })),
    },
    { additionalProperties: false, default: {} },
  )
const period = periodOf(0)

/** Consent question (decision 38), and retention of personal data by type (decision 21). */
export const PrivacySettings = {
  consent: Type.Object(
    {
      enabled: Type.Boolean({ default: false }),
      /** Texts of the banner; empty for the defaults in the site's language. */
      title: Type.String({ maxLength: 120, default: '' }),
      text: Type.String({ maxLength: 1000, default: '' }),
      /** Path of the privacy page; empty for none. */
      privacyPage: Type.String({ maxLength: 900, pattern: '^$|^/(?!/)', default: '' }),
    },
    { additionalProperties: false, default: {} },
  ),
  retention: Type.Object(
    {
      /** Deleted after the period. */
      pendingOrders: period,
      failedOrders: period,
      cancelledOrders: period,
      /** Completed and refunded orders: personal data is removed. */
      completedOrders: period,
      /** Form submissions with replies: deleted. */
      messages: period,
      /** Published comments lose email and website; others are deleted. */
      comments: period,
      /** Unconfirmed newsletter subscribers: deleted. */
      unconfirmedSubscribers: period,
      /** Unsubscribed and bounced addresses: deleted. */
      formerSubscribers: period,
      /** Consent records: deleted. */
      consents: periodOf(36),
    },
    { additionalProperties: false, default: {} },
  ),
}

/** Comments and moderation. */
export const DiscussionSettings = {
  comments: Type.Object(
    {
      /** Default for posts. */
      onPosts: Type.Boolean({ default: true }),
      /** Whose comments need approval: everyone's, those of unknown authors, or nobody's. */
      moderation: Type.Unsafe<'all' | 'first' | 'none'>(
        Type.Enum(['all', 'first', 'none'], { default: 'first' }),
      ),
      /** Days after publication; 0 for never. */
      closeAfterDays: Type.Integer({ minimum: 0, maximum: 3650, default: 0 }),
      /** Nesting depth of replies; 1 for a flat list. */
      depth: Type.Integer({ minimum: 1, maximum: 6, default: 3 }),
      /** Threads per page of the list. */
      perPage: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      order: Type.Unsafe<'oldest' | 'newest'>(
        Type.Enum(['oldest', 'newest'], { default: 'oldest' }),
      ),
      /** Whether staff gets a mail for every new comment. */
      notifyStaff: Type.Boolean({ default: true }),
      /** Recipient; empty for the site's address. */
      notifyTo: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
      /** Whether visitors can ask for mails about replies. */
      notifyAuthors: Type.Boolean({ default: true }),
    },
    { additionalProperties: false, default: {} },
  ),
}
