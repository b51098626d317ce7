/** Kinds of fields of every form (FM-1); `input` is one line of text, `text` several. */
export const FIELD_TYPES = ['input', 'text', 'email', 'checkbox', 'radio', 'select'] as const

/** Kinds of fields of a contact form. `content` and `step` ask nothing; a `calculation` is computed. */
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

/** One condition on another field (FM-5). */
export interface Rule {
  field: string
  operator: Operator
  value: string
}

/** What visitors may send as files. */
export const FILE_KINDS = ['image', 'pdf', 'document', 'audio', 'video'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Endings that people know the kinds by; what a file really is, the server finds in its bytes. */
export const FILE_ENDINGS: Record<FileKind, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'],
  pdf: ['pdf'],
  document: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  video: ['mp4', 'mov', 'webm'],
}

/** What a checked consent is sent as. */
export const AGREED = 'yes'

export interface FileLimits {
  kinds: readonly FileKind[]
  maxCount: number
  /** Of one file, in megabytes of 1,000,000 bytes. */
  maxMb: number
}

/** A field as the owner made it. */
export interface FormField {
  id: string
  label: string
  type: FieldType
  required: boolean
  /** Choices of a checkbox group, radio group or select; `value` is what a choice is in calculations. */
  options: { label: string; value?: number | undefined }[]
  /** The field shows while the rules hold; no rules: always. A step's rules are those of all its fields. */
  relation: 'all' | 'any'
  rules: Rule[]
  minLength: number
  /** 0 for no limit but the program's own. */
  maxLength: number
  allowed: 'any' | 'letters' | 'numbers' | 'alphanumeric'
  /** Of a number, a range, and the stars of a rating. */
  bounds?: { min?: number | undefined; max?: number | undefined; step?: number | undefined }
  /** The first and last that is taken: of a date `2026-03-01`, or days from today (`0`, `+14`); of a time `09:00`. */
  earliest?: string
  latest?: string
  files?: FileLimits
  /** Of a calculation; see `formula.ts`. */
  formula?: string
  /** Digits after the point that a calculation is rounded to. */
  decimals?: number
  /** What is agreed to with a consent, without markup. */
  agreement?: string
  /** Where a hidden field's answer comes from. */
  source?: HiddenSource
}

export interface HiddenSource {
  from: 'text' | 'parameter' | 'cookie' | 'page'
  /** The text itself, or the name of the parameter or cookie. */
  value: string
}

/** Site-provided texts (FM-7). */
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

/** What was entered, per field id: one value, every checked one, the parts of an address, or the names of files. */
export type FormValues = Record<string, string[]>

/** Longest answer taken, in characters. */
export const MAX_ANSWER = 10_000

/** Name of a field's inputs. */
export function inputName(fieldId: string): string {
  return `field_${fieldId}`
}

/** Whether visitors answer a field: steps and content between fields are not sent. */
export function isAnswered({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'step' && type !== 'content'
}

/** Whether a field has several inputs under one label. */
export function isGroupType(type: FieldType): boolean {
  return ['checkbox', 'radio', 'rating', 'address'].includes(type)
}

/** The parts of an address, in the order in which they are entered and stored. */
export const ADDRESS_PARTS = ['address_1', 'postcode', 'city', 'country'] as const
type AddressPart = (typeof ADDRESS_PARTS)[number]

/** Instead of a field's id, for the sum that stands before a form: no id of a field has a colon. */
export const CAPTCHA_FIELD = ':captcha'

/** Name of the hidden input with the day of the sum that the page shows. */
export const SUM_FIELD = 'sum'

/** How the names of the inputs of an address begin; no other field's does. */
export const addressPrefix = (fieldId: string) => `${inputName(fieldId)}:`

/** Name of one input of an address. The country is a name here, not the code that suggestions of addresses know. */
export function addressInput(fieldId: string, part: AddressPart): string {
  return `${addressPrefix(fieldId)}_${part === 'country' ? 'country_name' : part}`
}
