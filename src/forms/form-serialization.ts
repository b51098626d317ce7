import { toPlainDigits } from '#base'
import type { NamedFile } from './check-files.ts'
import {
  ADDRESS_PARTS,
  addressInput,
  type FieldType,
  type FormField,
  type FormValues,
  inputName,
  isAnswered,
} from './definition.ts'
import type { SentField } from './sent-field.ts'

export function toSentFields(fields: readonly FormField[], hidden: readonly string[]): SentField[] {
  return fields
    .filter(field => isAnswered(field) && !hidden.includes(field.id))
    .map(field => ({
      field_id: inputName(field.id),
      original_id: field.id,
      required_mark: field.required ? 'required' : 'not_required',
      field_type: field.type,
      field_label: field.label,
    }))
}

/** Reads the values of a form's fields from a request body or `FormData` entries; for files, their names. */
export function readValues(
  fields: readonly FormField[],
  all: (name: string) => readonly unknown[],
): FormValues {
  const values: FormValues = {}
  for (const field of fields.filter(isAnswered)) {
    values[field.id] = readValue(field, all)
  }
  return values
}

function readValue({ id, type }: FormField, all: (name: string) => readonly unknown[]): string[] {
  const texts = (name: string) => all(name).filter(value => typeof value === 'string')
  const name = inputName(id)
  if (type === 'address') return ADDRESS_PARTS.map(part => texts(addressInput(id, part))[0] ?? '')
  // A text value is not a file.
  if (type === 'file') return all(name).flatMap(value => (isNamedFile(value) ? [value.name] : []))
  if (type === 'checkbox') return texts(name)
  // Only the first value is validated.
  return texts(name)
    .slice(0, 1)
    .map(READ_AS[type] ?? asIs)
}

type Read = (text: string) => string
const asIs: Read = text => text
/**
 * Normalizes to NFC: some systems send decomposed characters, which would break length limits and
 * comparisons.
 */
const composed: Read = text => text.normalize('NFC')

/** Typed text is normalized; options stay exactly as configured. */
const READ_AS: Partial<Record<FieldType, Read>> = {
  input: composed,
  text: composed,
  email: composed,
  tel: toPlainDigits,
  number: toPlainDigits,
  range: toPlainDigits,
  rating: toPlainDigits,
  date: toPlainDigits,
  time: toPlainDigits,
}

/** Uploaded files by field. */
export function readFiles(
  fields: readonly FormField[],
  all: (name: string) => readonly unknown[],
): Record<string, NamedFile[]> {
  const ofFiles = fields.filter(field => field.type === 'file')
  return Object.fromEntries(
    ofFiles.map(({ id }) => [id, all(inputName(id)).filter(value => isNamedFile(value))]),
  )
}

/** Browsers send an empty file without a name if none was chosen. */
function isNamedFile(value: unknown): value is NamedFile {
  return typeof value === 'object' && value !== null && 'name' in value && value.name !== ''
}
