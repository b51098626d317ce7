/** Field types of every form (FM-1); `input` is a single line, `text` multiple lines. */
export const FIELD_TYPES = ['input', 'text', 'email', 'checkbox', 'radio', 'select'] as const

/** Field types of contact forms. `content` and `step` have no answer; a `calculation` is computed. */
export const FORM_FIELD_TYPES = [
  ...FIELD_TYPES,
  'tel',
  'number',
  'range',
  'rating',
  'date',
  'time',
  'address',
  'file',
  'consent',
  'hidden',
  'calculation',
  'content',
  'step',
] as const
export type FieldType = (typeof FORM_FIELD_TYPES)[number]

export const OPERATORS = [
  'is',
  'is not',
  'is empty',
  'is not empty',
  'contains',
  'does not contain',
  'is greater',
  'is less',
] as const
export type Operator = (typeof OPERATORS)[number]

/** Condition on another field (FM-5). */
export interface Rule {
  field: string
  operator: Operator
  value: string
}

/** Kinds of files that visitors may upload. */
export const FILE_KINDS = ['image', 'pdf', 'document', 'audio', 'video'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Familiar extensions by kind. The server determines the actual type from the content. */
export const FILE_ENDINGS: Record<FileKind, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'],
  pdf: ['pdf'],
  document: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  video: ['mp4', 'mov', 'webm'],
}

/** Submitted value of an accepted consent. */
export const AGREED = 'yes'

export interface FileLimits {
  kinds: readonly FileKind[]
  maxCount: number
  /** Per file, in megabytes of 1,000,000 bytes. */
  maxMb: number
}

/** A field as configured. */
export interface FormField {
  id: string
  label: string
  type: FieldType
  required: boolean
  /** Options of a checkbox group, radio group or select; `value` is used in calculations. */
  options: { label: string; value?: number | undefined }[]
  /**
   * The field is visible while the rules are true; without rules always. Rules of a step apply to
   * all its fields.
   */
  relation: 'all' | 'any'
  rules: Rule[]
  minLength: number
  /** 0 for the built-in limit. */
  maxLength: number
  allowed: 'any' | 'letters' | 'numbers' | 'alphanumeric'
  /** For numbers, ranges and ratings. */
  bounds?: { min?: number | undefined; max?: number | undefined; step?: number | undefined }
  /** Limits of a date (`2026-03-01` or days from today such as `0`, `+14`) or a time (`09:00`). */
  earliest?: string
  latest?: string
  files?: FileLimits
  /** Formula of a calculation, see `formula.ts`. */
  formula?: string
  /** Decimal places of a calculation. */
  decimals?: number
  /** Consent text without markup. */
  agreement?: string
  /** Source of a hidden field's value. */
  source?: HiddenSource
}

export interface HiddenSource {
  from: 'text' | 'parameter' | 'cookie' | 'page'
  /** Constant text, or the name of the parameter or cookie. */
  value: string
}

/** Configurable texts (FM-7). */
export interface FormMessages {
  fillIn: string
  fix: string
  contactError: string
  invalidEmail: string
  wrongCaptcha: string
  checkboxLabel: string
  captchaLabel: string
  success: string
  subscriptionFailed: string
}

/** Input per field id: a value, all checked values, parts of an address, or file names. */
export type FormValues = Record<string, string[]>

/** Maximum length of an answer in characters. */
export const MAX_ANSWER = 10_000

export function inputName(fieldId: string): string {
  return `field_${fieldId}`
}

/** False for steps and content, which are not submitted. */
export function isAnswered({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'step' && type !== 'content'
}

/** Whether a field has several inputs under one label. */
export function isGroupType(type: FieldType): boolean {
  return ['checkbox', 'radio', 'rating', 'address'].includes(type)
}

/** Parts of an address in input order. */
export const ADDRESS_PARTS = ['address_1', 'postcode', 'city', 'country'] as const
type AddressPart = (typeof ADDRESS_PARTS)[number]

/** Pseudo field id of the sum; real ids contain no colon. */
export const CAPTCHA_FIELD = ':captcha'

/** Hidden input with the day of the displayed sum. */
export const SUM_FIELD = 'sum'

/** Prefix of an address field's inputs. */
export const addressPrefix = (fieldId: string) => `${inputName(fieldId)}:`

/** Input name of an address part. The country is a name, unlike the codes of address suggestions. */
export function addressInput(fieldId: string, part: AddressPart): string {
  return `${addressPrefix(fieldId)}_${part === 'country' ? 'country_name' : part}`
}
