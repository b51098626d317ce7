import type { XmlElement } from '#base'

/** Time base of a TTML document (TTML2 §7.2): what frames and ticks mean. */
export interface TimeBase {
  framesPerSecond: number
  subFrames: number
  ticksPerSecond: number
  /** Set for SMPTE time codes: nominal frame rate and dropped frame numbers. */
  names?: { rate: number; dropped(hours: number, minutes: number): number } | undefined
}

export function readTimeBase({ attributes }: XmlElement): TimeBase {
  const positive = (text: string | undefined, otherwise: number) => {
    const value = Number(text)
    return value > 0 && Number.isFinite(value) ? value : otherwise
  }
  const [over, under] = (attributes.frameratemultiplier ?? '').trim().split(/[\s:]+/)
  const rate = positive(attributes.framerate, 30)
  const framesPerSecond = (rate * positive(over, 1)) / positive(under, 1)
  const subFrames = positive(attributes.subframerate, 1)
  const counted = attributes.framerate ? framesPerSecond * subFrames : 1
  const dropped = DROPPED[attributes.dropmode ?? ''] ?? (() => 0)
  return {
    framesPerSecond,
    subFrames,
    ticksPerSecond: positive(attributes.tickrate, counted),
    names: attributes.timebase === 'smpte' ? { rate, dropped } : undefined,
  }
}

/** Number of frame numbers dropped before a given hour and minute (TTML2 §7.2.3). */
const DROPPED: Record<string, (hours: number, minutes: number) => number> = {
  dropNTSC: (hours, minutes) => (hours * 54 + minutes - Math.floor(minutes / 10)) * 2,
  dropPAL: (hours, minutes) =>
    (hours * 27 + Math.floor(minutes / 2) - Math.floor(minutes / 20)) * 4,
}

const CLOCK = /^(\d{1,9}):(\d{2}):(\d{2})(?:[.,](\d{1,20})|:(\d{2,9})(?:\.(\d{1,9}))?)?$/
const OFFSET = /^(\d{1,15}(?:\.\d{1,20})?)(h|ms|m|s|f|t)$/

/**
 * Parses a TTML time (§12.3.1) into seconds: clock time with a fraction or frames, or an offset
 * with a unit.
 */
export function toTtmlSeconds(text: string | undefined, base: TimeBase): number | undefined {
  const trimmed = text?.trim() ?? ''
  const clock = CLOCK.exec(trimmed)
  if (clock) {
    const [hours = 0, minutes = 0, whole = 0, , frames = 0, subFrames = 0] = clock
      .slice(1)
      .map(part => Number(part ?? 0))
    const seconds = hours * 3600 + minutes * 60 + whole + Number(`0.${clock[4] ?? 0}`)
    const inFrames = frames + subFrames / base.subFrames
    const { names, framesPerSecond } = base
    if (!names) return seconds + inFrames / framesPerSecond
    return (seconds * names.rate + inFrames - names.dropped(hours, minutes)) / framesPerSecond
  }
  const [, amount, unit = ''] = OFFSET.exec(trimmed) ?? []
  const seconds: Record<string, number> = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 0.001,
    f: 1 / base.framesPerSecond,
    t: 1 / base.ticksPerSecond,
  }
  return amount === undefined ? undefined : Number(amount) * (seconds[unit] ?? 1)
}
