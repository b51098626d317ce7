import type { AnyField, Control, FieldPermission } from '#module-kit'

/** An option as the panel shows it: of a module's own field, or of the design that every module takes. */
export interface OptionField {
  name: string
  label: string
  help?: string | undefined
  control: Control
  default: unknown
  permission?: FieldPermission | undefined
}

/** A module's field as the panel shows it. */
export function toOptionField(name: string, field: AnyField): OptionField {
  const { label, help, control, default: standard, permission } = field
  return { name, label, help, control, default: standard, permission }
}
