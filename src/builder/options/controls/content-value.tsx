import { useListedField } from '../../library/use-content-type.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { NamedSelect } from '../NamedSelect.tsx'

/** Value of a field; a select if the field has few values. */
export default function ContentValueControl({
  id,
  control,
  value = '',
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const field = useListedField('onlyField')
  const choices =
    field?.kind === 'yes-no'
      ? [
          { value: 'true', name: texts('Yes') },
          { value: 'false', name: texts('No') },
        ]
      : field?.choices.map(name => ({ value: name, name }))
  if (choices && choices.length > 0) {
    const none = texts('None')
    return <NamedSelect {...{ id, value, onChange, choices, none }} />
  }
  return (
    <input
      id={id}
      className="control"
      value={value}
      maxLength={control.maxLength as number}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}
