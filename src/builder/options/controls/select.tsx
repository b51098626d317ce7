import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { useLabel } from '../use-label.ts'

export default function SelectControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  const texts = useTexts()
  const labelOf = useLabel()
  const options = control.options as Record<string, string>
  return (
    <select
      id={id}
      className="control"
      value={value ?? fallback ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    >
      {control.optional === true && <option value="">{texts('Default')}</option>}
      {Object.entries(options).map(([key, label]) => (
        <option key={key} value={key}>
          {labelOf(key, label)}
        </option>
      ))}
    </select>
  )
}
