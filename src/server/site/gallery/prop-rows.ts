import type { AnyField, FieldShape } from '#module-contract'

/** One prop of a module in the documentation. */
export interface PropRow {
  /** Path in a document; `items[].title` is a field of each row. */
  name: string
  label: string
  /** Kind of field, and the values of a choice. */
  type: string
  /** JSON; empty if there is no default. */
  standard: string
  help: string
}

/** Maximum length of a default shown in the table. */
const LONGEST = 60

/** Props of a module; fields of lists follow their list. */
export function propRows(shape: FieldShape, before = ''): PropRow[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    // Fields that users cannot set.
    if (field.control.input === 'none') return []
    const name = before + key
    const own = {
      name,
      label: field.label,
      type: typeOf(field),
      standard: toJson(field.default),
      help: field.help ?? '',
    }
    const inside = field.control.fields as FieldShape | undefined
    return inside ? [own, ...propRows(inside, `${name}[].`)] : [own]
  })
}

function typeOf({ kind, control }: AnyField): string {
  const options = control.options as Record<string, string> | undefined
  return options ? `${kind}: ${Object.keys(options).join(', ')}` : kind
}

function toJson(value: unknown): string {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length)
  const json = isEmpty ? '' : JSON.stringify(value)
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json
}
