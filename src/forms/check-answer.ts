import { DAY, isContactEmail } from '#base'
import { AGREED, type FormField, MAX_ANSWER } from './definition.ts'
import type { FormProblem, FormProblemReason } from './problem.ts'

type Problem = Pick<FormProblem, 'reason' | 'limit'>
type Check = (field: FormField, entered: string[], today?: string) => Problem | undefined

/** Validates a non-empty answer. `today` is the date in the site's time zone (`2026-03-01`). */
export function checkAnswer(
  field: FormField,
  entered: string[],
  today?: string,
): Problem | undefined {
  return CHECKS[field.type](field, entered, today)
}

/** Whether required parts of an address are missing (behaviour: street and city). */
export function lacksAddressPart(parts: readonly string[]): boolean {
  const [street = '', , city = ''] = parts
  return street.trim() === '' || city.trim() === ''
}

const none: Check = () => undefined

const CHECKS: Record<FormField['type'], Check> = {
  input: checkText,
  text: checkText,
  email: (field, entered) =>
    isContactEmail(entered[0] ?? '') ? checkText(field, entered) : { reason: 'invalid-email' },
  checkbox: checkChoices,
  radio: checkChoices,
  select: checkChoices,
  tel: (_, [first = '']) => (isPhone(first) ? undefined : { reason: 'invalid-phone' }),
  number: checkNumber,
  range: checkNumber,
  rating: checkNumber,
  date: (field, [first = ''], today) =>
    isDate(first)
      ? checkSpan(first, dateLimit(field.earliest, today), dateLimit(field.latest, today))
      : { reason: 'invalid-date' },
  time: (field, [first = '']) =>
    isTime(first)
      ? checkSpan(first, timeLimit(field.earliest), timeLimit(field.latest))
      : { reason: 'invalid-time' },
  address: (_, entered) =>
    entered.some(part => part.length > MAX_ADDRESS_PART)
      ? { reason: 'too-long', limit: MAX_ADDRESS_PART }
      : undefined,
  // Files are validated separately in `check-files.ts`.
  file: none,
  consent: (_, [first]) => (first === AGREED ? undefined : { reason: 'not-an-option' }),
  hidden: checkText,
  calculation: none,
  content: none,
  step: none,
}

const MAX_ADDRESS_PART = 200

function checkChoices(field: FormField, entered: string[]): Problem | undefined {
  const known = new Set(field.options.map(option => option.label))
  return entered.every(value => known.has(value)) ? undefined : { reason: 'not-an-option' }
}

function checkText(field: FormField, [first = '']: string[]): Problem | undefined {
  const { min, max } = lengths(field)
  if (first.length < min) return { reason: 'too-short', limit: min }
  if (first.length > max) return { reason: 'too-long', limit: max }
  const { pattern, reason } = ALLOWED[field.allowed]
  return pattern.test(first) ? undefined : { reason }
}

/** Swaps a minimum above the maximum, which is a mistake of the owner. */
function lengths(field: FormField): { min: number; max: number } {
  const max = field.maxLength || MAX_ANSWER
  return field.minLength <= max
    ? { min: field.minLength, max }
    : { min: max, max: Math.min(field.minLength, MAX_ANSWER) }
}

/** Combining marks and joiners belong to letters in Arabic, Hindi and Persian. */
const LETTERS = '\\p{L}\\p{M}\\p{Join_Control}'

const ALLOWED: Record<FormField['allowed'], { pattern: RegExp; reason: FormProblemReason }> = {
  any: { pattern: /^[\s\S]*$/, reason: 'letters-only' },
  letters: { pattern: new RegExp(`^[${LETTERS}\\s-]*$`, 'u'), reason: 'letters-only' },
  numbers: { pattern: /^[\p{N}\s-]*$/u, reason: 'numbers-only' },
  alphanumeric: {
    pattern: new RegExp(`^[${LETTERS}\\p{N}\\s-]*$`, 'u'),
    reason: 'alphanumeric-only',
  },
}

/** 5 to 15 digits with any grouping (E.164 allows 15). */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 5 && digits <= 15 && /^\+?[\d\s().\-/]{5,40}$/.test(text.trim())
}

function checkNumber({ bounds = {} }: FormField, [first = '']: string[]): Problem | undefined {
  if (!/^-?(\d{1,15}(\.\d{1,10})?|\.\d{1,10})$/.test(first.trim()))
    return { reason: 'not-a-number' }
  const number = Number(first)
  const { min, max, step } = bounds
  if (min !== undefined && number < min) return { reason: 'too-small', limit: min }
  if (max !== undefined && number > max) return { reason: 'too-large', limit: max }
  if (!step) return undefined
  const steps = (number - (min ?? 0)) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
    ? undefined
    : { reason: 'not-a-step', limit: step }
}

/** Whether the calendar has this day. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** A date, or an offset in days from today; undefined if missing or invalid. */
export function dateLimit(
  limit: string | undefined,
  today: string | undefined,
): string | undefined {
  const text = limit?.trim() ?? ''
  if (isDate(text)) return text
  if (!today || !/^[+-]?\d{1,4}$/.test(text)) return undefined
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(text) * DAY).toISOString().slice(0, 10)
}

/** Normalizes `9:00` to `09:00`; undefined if missing or invalid. */
export function timeLimit(limit: string | undefined): string | undefined {
  const text = limit?.trim().replace(/^\d:/, '0$&') ?? ''
  return isTime(text) ? text : undefined
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Compares dates or times as text. */
function checkSpan(
  text: string,
  earliest: string | undefined,
  latest: string | undefined,
): Problem | undefined {
  if (earliest && text < earliest) return { reason: 'too-early', limit: earliest }
  if (latest && text > latest) return { reason: 'too-late', limit: latest }
  return undefined
}
