import type { XmlElement } from './xml.ts'

/** How a TTML document counts (TTML1 §6.2): what its times in frames and ticks mean. */
export interface TimeBase {
  framesPerSecond: number
  subFrames: number
  ticksPerSecond: number
}

export function readTimeBase({ attributes }: XmlElement): TimeBase {
  const positive = (text: string | undefined, otherwise: number) => {
    const value = Number(text)
    return value > 0 && Number.isFinite(value) ? value : otherwise
  }
  const [over, under] = (attributes.frameratemultiplier ?? '').split(/[\s:]+/)
  const rate = positive(attributes.framerate, 30)
  const framesPerSecond = (rate * positive(over, 1)) / positive(under, 1)
  const subFrames = positive(attributes.subframerate, 1)
  const counted = attributes.framerate ? framesPerSecond * subFrames : 1
  return { framesPerSecond, subFrames, ticksPerSecond: positive(attributes.tickrate, counted) }
}

const CLOCK = /^(\d{1,6}):(\d{2}):(\d{2})(?:(?:[.,](\d{1,9}))|:(\d{2,4})(?:\.(\d{1,4}))?)?$/
const OFFSET = /^(\d{1,12}(?:\.\d{1,12})?)(h|ms|m|s|f|t)$/

/** A time of TTML (§10.3.1) in seconds: by the clock, with a fraction or frames, or an amount with its unit. */
export function toTtmlSeconds(text: string | undefined, base: TimeBase): number | undefined {
  const trimmed = text?.trim() ?? ''
  const clock = CLOCK.exec(trimmed)
  if (clock) {
    const [, hours, minutes, seconds, fraction, frames = 0, subFrames = 0] = clock
    const inFrames = Number(frames) + Number(subFrames) / base.subFrames
    return (
      Number(hours) * 3600 +
      Number(minutes) * 60 +
      Number(seconds) +
      Number(`0.${fraction ?? 0}`) +
      inFrames / base.framesPerSecond
    )
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
