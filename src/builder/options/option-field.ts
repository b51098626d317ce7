import type { AnyField, Control, FieldPermission } from '#module-contract'

/** Option in the panel: a field of a module, or a design option. */
export interface OptionField {
  name: string
  label: string
  help?: string | undefined
  control: Control
  default: unknown
  permission?: FieldPermission | undefined
}

export function toOptionField(name: string, field: AnyField): OptionField {
  const { label, help, control, default: standard, permission } = field
  return { name, label, help, control, default: standard, permission }
}
