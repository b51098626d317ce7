import type { XmlElement } from '#base'

/** Time base of a TTML document (TTML2 §7.2): what frames and ticks mean. */
interface TimeBase {
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
function toTtmlSeconds(text: string | undefined, base: TimeBase): number | undefined {
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

/** An element with its times, in seconds from the start of the recording. */
export interface Timed {
  element: XmlElement
  start: number
  /** Undefined if neither the element nor an ancestor sets an end. */
  end: number | undefined
  /** Whether the element or a descendant sets its end. */
  saysEnd: boolean
  /** Children in document order; strings are text. */
  children: (Timed | string)[]
  /** Animated style changes (`set`). */
  sets: Timed[]
}

/** Elements that are read. `br` and `set` do not take part in sequential timing. */
const READ = new Set(['div', 'p', 'span', 'br', 'set'])
const isSet = ({ element }: Timed) => element.name === 'set'
const isShown = (timed: Timed) => timed.element.name !== 'br' && !isSet(timed)

export const isActive = ({ start, end }: Timed, at: number) =>
  at >= start && (end === undefined || at < end)

/**
 * Computes each element's times (TTML2 §12.4). They are relative to the parent's begin, or in a
 * sequence to the previous sibling's end, and are clipped to the parent.
 */
export function resolveTimes(
  element: XmlElement,
  from: number,
  limit: number | undefined,
  base: TimeBase,
): Timed {
  const { attributes } = element
  const begin = toTtmlSeconds(attributes.begin, base)
  const start = from + (begin ?? 0)
  const lasting = toTtmlSeconds(attributes.dur, base)
  const ending = toTtmlSeconds(attributes.end, base)
  const end = least([
    ending === undefined ? undefined : from + ending,
    lasting === undefined ? undefined : start + lasting,
    limit,
  ])
  const children = childrenOf(element, start, end, base)
  const hasOwn = ending !== undefined || lasting !== undefined
  const inner = hasOwn ? undefined : endOfChildren(element, children)
  const saysEnd = hasOwn || inner !== undefined
  const sets = children.filter(child => typeof child !== 'string').filter(isSet)
  return { element, start, end: least([end, inner]), saysEnd, children, sets }
}

function childrenOf(
  element: XmlElement,
  start: number,
  end: number | undefined,
  base: TimeBase,
): (Timed | string)[] {
  const isSequence = element.attributes.timecontainer === 'seq'
  const children: (Timed | string)[] = []
  let from = start
  for (const child of element.children) {
    if (typeof child === 'string') {
      // Text in a sequential container has no duration.
      if (!isSequence) children.push(child)
    } else if (READ.has(child.name)) {
      const timed = resolveTimes(child, from, end, base)
      children.push(timed)
      if (isSequence && isShown(timed)) {
        from = (timed.saysEnd ? timed.end : undefined) ?? timed.start
      }
    }
  }
  return children
}

/** End of the last child; undefined if a child is open-ended. */
function endOfChildren(
  { attributes }: XmlElement,
  children: readonly (Timed | string)[],
): number | undefined {
  const shown = children.filter(child => typeof child !== 'string').filter(isShown)
  if (shown.length === 0) return undefined
  if (attributes.timecontainer !== 'seq') {
    const hasText = children.some(child => typeof child === 'string' && child.trim() !== '')
    if (hasText || !shown.every(({ saysEnd }) => saysEnd)) return undefined
  }
  return shown.reduce((last, { start, end }) => Math.max(last, end ?? start), 0)
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter(value => value !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}
