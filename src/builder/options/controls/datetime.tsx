import { fromZoneTime, toZoneTime } from '#base'
import type { ControlProps } from '../control.ts'

/** Set by the server in the frame of the page. */
const siteZone = () => document.documentElement.dataset.timeZone || 'UTC'

/** Date and time in the site's time zone, independent of the user's; stored as UTC milliseconds. */
export default function DateTimeControl({ id, value, onChange, fallback }: ControlProps<number>) {
  const moment = value ?? fallback
  return (
    <input
      id={id}
      className="control"
      type="datetime-local"
      value={moment ? toLocal(moment) : ''}
      onChange={event => {
        const shown = Date.parse(`${event.target.value}Z`)
        onChange(Number.isNaN(shown) ? undefined : fromZoneTime(shown, siteZone()))
      }}
    />
  )
}

function toLocal(ms: number): string {
  return new Date(toZoneTime(ms, siteZone())).toISOString().slice(0, 16)
}
