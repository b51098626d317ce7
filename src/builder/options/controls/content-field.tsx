import { useListedType } from '../../library/use-content-type.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { NamedSelect } from '../NamedSelect.tsx'

/** Select for a field of the content type that the module lists. */
export default function ContentFieldControl({ id, value, onChange }: ControlProps<string>) {
  const texts = useTexts()
  const fields = useListedType()?.fields ?? []
  return (
    <NamedSelect
      id={id}
      value={value}
      onChange={onChange}
      choices={fields.map(({ key, label }) => ({ value: key, name: label }))}
      none={texts('None')}
    />
  )
}
