import type { ControlProps } from '../control.ts'

export default function MediaControl({ id, value, onChange }: ControlProps<string>) {
  return (
    <input
      id={id}
      className="control"
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}
