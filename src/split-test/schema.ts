import Type, { type Static } from 'typebox'

/** What is recorded of a visitor and a test (AB-1); the names are those of the specification (spec §5). */
export const RECORD_TYPES = [
  /** The page was shown. */
  'view_page',
  /** The visitor stayed for as long as the bounce limit says. */
  'read_page',
  /** The goal came into view, was in view for 3000 ms, was clicked. */
  'view_goal',
  'read_goal',
  'click_goal',
  /** A form was sent, an order placed …: what the test is for. */
  'con_goal',
  /** A page with the tracking goal of this test was visited. */
  'con_short',
  /** Something did not work: an action, or a script of the page. Not of the specification; it is watched beside the goal. */
  'error',
] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** What browsers tell; the others the server knows by itself. */
export const SENT_TYPES = [
  'view_page',
  'read_page',
  'view_goal',
  'read_goal',
  'click_goal',
  'error',
] as const satisfies RecordType[]

/** What a test is for. */
export const GOALS = [
  'click',
  'form',
  'sign-up',
  'comment',
  'sign-in',
  'add-to-cart',
  'checkout',
  'order',
  'tag',
] as const
export type Goal = (typeof GOALS)[number]

/** What an action of a module may bring about. */
export type ConversionGoal = Exclude<Goal, 'click' | 'tag'>

export const DEVICES = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof DEVICES)[number]

export const MIN_SUBJECTS = 2
export const MAX_SUBJECTS = 6

function oneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>(Type.Union(values.map(one => Type.Literal(one))))
}

const SubjectSchema = Type.Object(
  {
    /** Within its test, for good: it stands in visitors' cookies. */
    key: Type.String({ pattern: '^[a-z0-9]{1,8}$' }),
    name: Type.String({ maxLength: 120 }),
    /** Its share among all weights. */
    weight: Type.Integer({ minimum: 0, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type Subject = Static<typeof SubjectSchema>

const some = (pattern: string) =>
  Type.Array(Type.String({ pattern }), { maxItems: 20, uniqueItems: true })

/** Who takes part; everybody where nothing is said. Others are shown the first subject and are not counted. */
export const AudienceSchema = Type.Object(
  {
    devices: Type.Optional(Type.Array(oneOf(DEVICES), { uniqueItems: true })),
    visitors: Type.Optional(oneOf(['new', 'returning'])),
    /** Values of `utm_campaign` in the address that led here. */
    campaigns: Type.Optional(some('^[^\\s&=#]{1,80}$')),
    /** ISO 639, of the browser. */
    languages: Type.Optional(some('^[a-z]{2,3}$')),
  },
  { additionalProperties: false },
)
export type Audience = Static<typeof AudienceSchema>

/** How long a browser remembers what it was shown: `year` is asked for, `visit` ends with the browser's session. */
export const REMEMBERED = ['year', 'visit'] as const
export type Remembered = (typeof REMEMBERED)[number]

/** A test as it was when it began: what is changed on the page afterwards changes nothing of it. */
export const TestDefinitionSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    subjects: Type.Array(SubjectSchema, { minItems: MIN_SUBJECTS, maxItems: MAX_SUBJECTS }),
    goal: oneOf(GOALS),
    /**
     * Ids of the modules that are clicked, sent …, separated by commas; in other subjects their counterparts are, too. Empty for the
     * subjects themselves, or any.
     */
    goalModule: Type.String({ maxLength: 400 }),
    /** Who leaves earlier has bounced. */
    bounceSeconds: Type.Integer({ minimum: 1, maximum: 600 }),
    audience: AudienceSchema,
    remembered: oneOf(REMEMBERED),
    /** Before that many days there is no verdict. */
    minDays: Type.Integer({ minimum: 1, maximum: 90 }),
    /** The smallest lift that is worth finding, in percent. */
    effectPercent: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type TestDefinition = Static<typeof TestDefinitionSchema>

export const TEST_STATUSES = ['running', 'paused', 'ended'] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** Why a test stands still. */
export const PAUSE_REASONS = ['staff', 'page-gone', 'subject-gone', 'subject-failed'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

export const TEST_ID_PATTERN = '^[a-z0-9]{12}$'
