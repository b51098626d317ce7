import type { ControlProps } from '../control.ts'
import { Option } from '../Option.tsx'
import type { OptionField } from '../outer-fields.ts'

/** Several options that are kept as one value. */
export default function GroupControl({
  control,
  value,
  onChange,
}: ControlProps<Record<string, unknown>>) {
  return (
    <div className="control-group">
      {(control.fields as OptionField[]).map(field => (
        <Option
          key={field.name}
          field={field}
          value={value?.[field.name]}
          variant="desktop"
          onVariant={() => {}}
          onChange={next => {
            const { [field.name]: _, ...rest } = value ?? {}
            const changed = next === undefined ? rest : { ...rest, [field.name]: next }
            onChange(Object.keys(changed).length > 0 ? changed : undefined)
          }}
        />
      ))}
    </div>
  )
}
