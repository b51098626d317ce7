import type { ControlProps } from '../control.ts'

/** Date, or date and time, in the site's local time. Stored as text: `2027-03-01T19:30`. */
export default function WallTimeControl({ id, control, value, onChange }: ControlProps<string>) {
  return (
    <input
      id={id}
      className="control"
      type={control.time === true ? 'datetime-local' : 'date'}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}
