import type { AnyField, FieldShape } from '#module-kit'

/** One prop of a module, as the documentation tells it. */
export interface PropRow {
  /** As a document holds it; `items[].title` stands in each row of a list. */
  name: string
  label: string
  /** Kind of field, and the values of a choice. */
  type: string
  /** As JSON; empty for what begins empty. */
  standard: string
  help: string
}

/** The longest default that is worth a line of a table. */
const LONGEST = 60

/** Every prop of a module, those of its lists below the list. */
export function propRows(shape: FieldShape, before = ''): PropRow[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    // What nobody sets.
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
