import Type from 'typebox'
import { type ContentField, type FieldKind, KEY_PATTERN } from './content-type-schema.ts'

/**
 * Stored value of a field: dates in the site's time zone (`2027-03-01`, `2027-03-01T19:30`), media
 * ids for images and files, page or product ids for relations.
 */
export type FieldValue = string | number | boolean | string[]
export type FieldValues = Record<string, FieldValue>

export const MAX_TEXT = 10_000
const MAX_LINE = 1000
export const MAX_RELATED = 100
/** More than any type has; leaves room for values of removed fields. */
const MAX_FIELDS = 200

/** Schema of the values in a document, independent of the current fields. */
export const StoredFieldsSchema = Type.Record(
  Type.String({ pattern: `^${KEY_PATTERN}$` }),
  Type.Union([
    Type.String({ maxLength: MAX_TEXT }),
    Type.Number(),
    Type.Boolean(),
    Type.Array(Type.String({ maxLength: MAX_LINE }), { maxItems: MAX_RELATED }),
  ]),
  { maxProperties: MAX_FIELDS, additionalProperties: false },
)

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DATE_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/
const LINK = /^(https?:\/\/[^\s<>"]+|\/(?!\/)[^\s<>"]*|mailto:[^\s<>"]+|tel:[+\d() -]+)$/
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

/** Rejects dates such as February 30th. */
function isDay(text: string): boolean {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10))
}

const line = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LINE ? value : undefined
const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && value.length <= MAX_LINE && pattern.test(value) ? value : undefined

const readers: Record<FieldKind, (value: unknown, field: ContentField) => FieldValue | undefined> =
  {
    text: line,
    'long-text': value =>
      typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT
        ? value
        : undefined,
    number: value => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
    'yes-no': value => (typeof value === 'boolean' ? value : undefined),
    date: value => {
      const day = matching(value, DATE)
      return day && isDay(day) ? day : undefined
    },
    'date-time': value => {
      const time = matching(value, DATE_TIME)
      return time && isDay(time) ? time : undefined
    },
    choice: (value, { choices, multiple }) => {
      const chosen = toList(value).filter(one => choices.includes(one))
      return chosen.length === 0 ? undefined : multiple ? chosen : chosen[0]
    },
    image: line,
    file: line,
    link: value => matching(value, LINK),
    email: value => matching(value, EMAIL),
    relation: (value, { multiple }) => {
      const ids = toList(value).slice(0, multiple ? MAX_RELATED : 1)
      return ids.length > 0 ? ids : undefined
    },
  }

const toList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )

/** The stored value if it fits the field's current type. */
export function readFieldValue(field: ContentField, stored: unknown): FieldValue | undefined {
  return readers[field.kind](stored, field)
}

/** Values that fit the type's current fields. */
export function readFieldValues(
  fields: readonly ContentField[],
  stored: Readonly<Record<string, unknown>> = {},
): FieldValues {
  const found: FieldValues = {}
  for (const field of fields) {
    const value = Object.hasOwn(stored, field.key)
      ? readFieldValue(field, stored[field.key])
      : undefined
    if (value !== undefined) found[field.key] = value
  }
  return found
}

export interface FieldProblem {
  key: string
  reason: 'required' | 'invalid'
}

/** Problems of entered values; empty ones only if required. */
export function checkFieldValues(
  fields: readonly ContentField[],
  given: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  return fields.flatMap((field): FieldProblem[] => {
    const { key } = field
    const value = given[key]
    const isEmpty =
      value === undefined ||
      value === null ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0)
    if (isEmpty) return field.required ? [{ key, reason: 'required' }] : []
    return readFieldValue(field, value) === undefined ? [{ key, reason: 'invalid' }] : []
  })
}
