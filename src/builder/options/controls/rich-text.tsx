import type { ControlProps } from '../control.ts'

export default function RichTextControl({ id, value, onChange, fallback }: ControlProps<string>) {
  return (
    <textarea
      id={id}
      className="control"
      rows={8}
      value={value ?? fallback ?? ''}
      onChange={event => onChange(event.target.value)}
    />
  )
}
