import type { ContentField } from '#pages/schema'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { Option } from '../options/Option.tsx'
import { toTypeOption } from './type-option.ts'

interface TypeFieldsProps {
  /** Kind of the page. */
  kind: string
  values: Readonly<Record<string, unknown>>
  onChange(next: Record<string, unknown>): void
}

/** Fields of the page's content type. */
export function TypeFields({ kind, values, onChange }: TypeFieldsProps) {
  const type = useCanvas().contentTypes.find(known => known.kind === kind)
  return type?.fields.map(field => {
    const { toShown, toKept } = stored(field)
    const value = values[field.key]
    return (
      <Option
        key={`${field.key} ${field.kind}`}
        field={toTypeOption(field)}
        value={value === undefined ? undefined : toShown(value)}
        variant="desktop"
        onVariant={() => {}}
        onChange={next => {
          const { [field.key]: _, ...rest } = values
          const isEmpty = next === undefined || next === ''
          onChange(isEmpty ? rest : { ...rest, [field.key]: toKept(next) })
        }}
      />
    )
  })
}

/** Relations are arrays of ids; the panel uses a comma-separated text. */
function stored({ kind, multiple }: ContentField) {
  if (kind !== 'relation')
    return { toShown: (value: unknown) => value, toKept: (value: unknown) => value }
  return {
    toShown: (value: unknown) => (Array.isArray(value) ? value.join('\n') : undefined),
    toKept: (value: unknown) =>
      String(value)
        .split(/\s+/)
        .filter(Boolean)
        .slice(multiple ? 0 : -1),
  }
}
