import type { ControlProps } from '../control.ts'

const MINUTE_MS = 60_000

/** A moment in the time of this machine; stored as UTC milliseconds. */
export default function DateTimeControl({ id, value, onChange, fallback }: ControlProps<number>) {
  const moment = value ?? fallback
  return (
    <input
      id={id}
      className="control"
      type="datetime-local"
      value={moment ? toLocal(moment) : ''}
      onChange={event => {
        const ms = new Date(event.target.value).getTime()
        onChange(Number.isNaN(ms) ? undefined : ms)
      }}
    />
  )
}

function toLocal(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * MINUTE_MS
  return new Date(ms - offset).toISOString().slice(0, 16)
}
