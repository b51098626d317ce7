import { useState } from 'react'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { Option } from '../Option.tsx'
import type { OptionField } from '../option-field.ts'

/** Several options that are kept as one value. */
export default function GroupControl({
  id,
  label,
  control,
  value,
  onChange,
}: ControlProps<Record<string, unknown>>) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(value !== undefined)
  const isSides = control.isSides === true
  if (!isSides && !isOpen) {
    return (
      <button
        id={id}
        type="button"
        className="button-plain"
        aria-expanded="false"
        onClick={() => setOpen(true)}
      >
        {texts('Set %{label}', { label })}
      </button>
    )
  }
  return (
    <div className={isSides ? 'control-sides' : 'control-group'}>
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
