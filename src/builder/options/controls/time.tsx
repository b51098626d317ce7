import type { ControlProps } from '../control.ts'

/** Time of day, `09:30`. */
export default function TimeControl({ id, value, onChange }: ControlProps<string>) {
  return (
    <input
      id={id}
      className="control"
      type="time"
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}
