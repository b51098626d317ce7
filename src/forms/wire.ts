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

/** The values of a form's own fields out of a request body or a browser's `FormData` entries; of files, their names. */
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
  // A name alone is no file.
  if (type === 'file') return all(name).flatMap(value => (isNamedFile(value) ? [value.name] : []))
  if (type === 'checkbox') return texts(name)
  // Only the first of them would be checked.
  return texts(name)
    .slice(0, 1)
    .map(READ_AS[type] ?? asIs)
}

type Read = (text: string) => string
const asIs: Read = text => text
/** Some systems send a letter and its mark as two: limits count them as one, and answers are the same as others. */
const composed: Read = text => text.normalize('NFC')

/** What is typed; what is chosen stays as its owner wrote it. */
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

/** The files that were chosen, by field. */
export function readFiles(
  fields: readonly FormField[],
  all: (name: string) => readonly unknown[],
): Record<string, NamedFile[]> {
  const ofFiles = fields.filter(field => field.type === 'file')
  return Object.fromEntries(
    ofFiles.map(({ id }) => [id, all(inputName(id)).filter(value => isNamedFile(value))]),
  )
}

/** A browser sends an empty file without a name where none was chosen. */
function isNamedFile(value: unknown): value is NamedFile {
  return typeof value === 'object' && value !== null && 'name' in value && value.name !== ''
}
