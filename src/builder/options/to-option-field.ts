import type { AnyField } from '#module-kit'
import type { OptionField } from './outer-fields.ts'

/** A module's field as the panel shows it. */
export function toOptionField(name: string, field: AnyField): OptionField {
  const { label, help, control, default: standard } = field
  return { name, label, help, control, default: standard }
}
