import type { PageNode } from '#module-kit'
import { walk } from './nodes.ts'

/** Fewer removed modules than this are an ordinary edit, unless nothing is left. */
const MIN_LOST_MODULES = 3
/** Removals that follow each other within this time count as one loss. */
export const SAME_LOSS_MS = 5000

type Content = readonly PageNode[]

export interface ContentLoss {
  /** What the page held before. */
  before: Content
  lostCount: number
}

const idsOf = (content: Content) => new Set([...walk(content)].map(({ node }) => node.props.id))

/** A change that empties the page, or removes at least three modules and more than half of all; else undefined. */
export function findLoss(before: Content, after: Content): ContentLoss | undefined {
  const had = idsOf(before)
  const has = idsOf(after)
  const lostCount = [...had].filter(id => !has.has(id)).length
  const isEmptied = had.size > 0 && has.size === 0
  const isMostLost = lostCount >= MIN_LOST_MODULES && lostCount > had.size / 2
  return isEmptied || isMostLost ? { before, lostCount } : undefined
}

/** Whether a loss was made good: by undo, or by restoring it. */
export function isRestored(loss: ContentLoss, now: Content): boolean {
  const has = idsOf(now)
  return [...idsOf(loss.before)].every(id => has.has(id))
}

/** Follows the content of a page, change by change, and returns a loss as soon as there is one. */
export function createLossWatch(first: Content) {
  let last = first
  let baseline = first
  let removedAt = Number.NEGATIVE_INFINITY

  return function follow(next: Content, now: number): ContentLoss | undefined {
    if (next === last) return undefined
    const [had, has] = [idsOf(last), idsOf(next)]
    const isRemoval = has.size < had.size && [...has].every(id => had.has(id))
    // One removal after the other, as by a key that is pressed again and again, is compared with what was there at first.
    if (!isRemoval || now - removedAt > SAME_LOSS_MS) baseline = last
    last = next
    if (isRemoval) removedAt = now
    return findLoss(baseline, next)
  }
}
