import type { ControlProps } from '../control.ts'

export default function TextControl({
  id,
  control,
  value,
  onChange,
  fallback,
  list,
}: ControlProps<string> & { list?: string }) {
  return (
    <input
      id={id}
      className="control"
      type="text"
      list={list}
      value={value ?? fallback ?? ''}
      maxLength={control.maxLength as number | undefined}
      placeholder={control.placeholder as string | undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}
