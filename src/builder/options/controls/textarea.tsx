import type { ControlProps } from '../control.ts'

export default function TextareaControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  return (
    <textarea
      id={id}
      className="control"
      rows={4}
      value={value ?? fallback ?? ''}
      maxLength={control.maxLength as number | undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}
