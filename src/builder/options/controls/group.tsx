import { useState } from 'react'
import type { Inherited } from '../../library/inherited.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { Option } from '../Option.tsx'
import type { OptionField } from '../option-field.ts'

/** Inherited value of one part. */
function partOf(inherited: Inherited | undefined, name: string): Inherited | undefined {
  const value = (inherited?.value as Record<string, unknown> | undefined)?.[name]
  return value === undefined ? undefined : { value, from: inherited?.from ?? [] }
}

/** Several options stored as one value. */
export default function GroupControl({
  id,
  label,
  control,
  value,
  onChange,
  inherited,
}: ControlProps<Record<string, unknown>>) {
  const texts = useTexts()
  const [wasOpened, setOpened] = useState(value !== undefined)
  const isOpen = wasOpened || inherited !== undefined
  const isSides = control.isSides === true
  if (!isSides && !isOpen) {
    return (
      <button
        id={id}
        type="button"
        className="button-plain"
        aria-expanded="false"
        onClick={() => setOpened(true)}
      >
        {texts('Set {label}', { label })}
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
          inherited={partOf(inherited, field.name)}
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
