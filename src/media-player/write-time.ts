/** Formats a duration as `4:05` or `1:02:03`; empty if unknown. */
export function writeClock(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return ''
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

const TIME = /^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/

/** Parses a typed time such as `1:02.5`, `62,5` or `0:01:02.500` into seconds; undefined if invalid. */
export function readClock(text: string): number | undefined {
  const [whole, hours = '0', minutes = '0', seconds = '0', part = ''] = TIME.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  return (
    Number(hours) * 3600 +
    Number(minutes) * 60 +
    Number(seconds) +
    Number(part.padEnd(3, '0')) / 1000
  )
}
