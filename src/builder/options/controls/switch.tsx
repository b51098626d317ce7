import type { ControlProps } from '../control.ts'

export default function SwitchControl({ id, value, onChange, fallback }: ControlProps<boolean>) {
  return (
    <input
      id={id}
      className="control-switch"
      type="checkbox"
      checked={value ?? fallback ?? false}
      onChange={event => onChange(event.target.checked)}
    />
  )
}
