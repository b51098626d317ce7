import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

export default function SelectControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  const texts = useTexts()
  const options = control.options as Record<string, string>
  return (
    <select
      id={id}
      className="control"
      value={value ?? fallback ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    >
      {control.optional === true && <option value="">{texts('Standard')}</option>}
      {Object.entries(options).map(([key, label]) => (
        <option key={key} value={key}>
          {texts(label)}
        </option>
      ))}
    </select>
  )
}
