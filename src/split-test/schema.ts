import Type, { type Static } from 'typebox'

/** Event types of a test (AB-1), named as in the specification (spec §5). */
export const RECORD_TYPES = [
  /** The page was shown. */
  'view_page',
  /** The visitor stayed beyond the bounce limit. */
  'read_page',
  /** The goal became visible, was visible for 3000 ms, was clicked. */
  'view_goal',
  'read_goal',
  'click_goal',
  /** The goal action happened, such as a submitted form or an order. */
  'con_goal',
  /** A page with the tracking goal of the test was visited. */
  'con_short',
  /** An action or a script failed. Not in the specification; used as a guardrail. */
  'error',
] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** Event types sent by browsers; the server records the others. */
export const SENT_TYPES = [
  'view_page',
  'read_page',
  'view_goal',
  'read_goal',
  'click_goal',
  'error',
] as const satisfies RecordType[]

/** Possible goals of a test. */
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

/** Goals reached by module actions. */
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
    /** Unique within the test and permanent, because cookies contain it. */
    key: Type.String({ pattern: '^[a-z0-9]{1,8}$' }),
    name: Type.String({ maxLength: 120 }),
    /** Share relative to the sum of weights. */
    weight: Type.Integer({ minimum: 0, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type Subject = Static<typeof SubjectSchema>

const some = (pattern: string) =>
  Type.Array(Type.String({ pattern }), { maxItems: 20, uniqueItems: true })

/** Limits who takes part; empty means everyone. Others see the first subject and are not counted. */
export const AudienceSchema = Type.Object(
  {
    devices: Type.Optional(Type.Array(oneOf(DEVICES), { uniqueItems: true })),
    visitors: Type.Optional(oneOf(['new', 'returning'])),
    /** Values of `utm_campaign`. */
    campaigns: Type.Optional(some('^[^\\s&=#]{1,80}$')),
    /** ISO 639 codes of the browser language. */
    languages: Type.Optional(some('^[a-z]{2,3}$')),
  },
  { additionalProperties: false },
)
export type Audience = Static<typeof AudienceSchema>

/** How long assignments are stored: `year` needs consent, `visit` ends with the browser session. */
export const REMEMBERED = ['year', 'visit'] as const
export type Remembered = (typeof REMEMBERED)[number]

/** Definition at the start of a test; later page edits do not change it. */
export const TestDefinitionSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    subjects: Type.Array(SubjectSchema, { minItems: MIN_SUBJECTS, maxItems: MAX_SUBJECTS }),
    goal: oneOf(GOALS),
    /**
     * Comma-separated ids of the goal modules, including their counterparts in other subjects.
     * Empty for the subjects themselves, or any module.
     */
    goalModule: Type.String({ maxLength: 400 }),
    /** Visitors who leave earlier count as bounced. */
    bounceSeconds: Type.Integer({ minimum: 1, maximum: 600 }),
    audience: AudienceSchema,
    remembered: oneOf(REMEMBERED),
    /** Minimum duration before a verdict. */
    minDays: Type.Integer({ minimum: 1, maximum: 90 }),
    /** Smallest lift worth detecting, in percent. */
    effectPercent: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type TestDefinition = Static<typeof TestDefinitionSchema>

export const TEST_STATUSES = ['running', 'paused', 'ended'] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** Reasons for a pause. */
export const PAUSE_REASONS = ['staff', 'page-gone', 'subject-gone', 'subject-failed'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

export const TEST_ID_PATTERN = '^[a-z0-9]{12}$'
