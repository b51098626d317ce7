import type { XmlElement } from '#base'
import { type TimeBase, toTtmlSeconds } from './ttml-time.ts'

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
