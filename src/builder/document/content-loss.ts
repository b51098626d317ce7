import type { Modules, PageNode } from '#module-contract'
import { walk } from './nodes.ts'

/** Removing fewer modules than this is an ordinary edit, unless the page becomes empty. */
const MIN_LOST_MODULES = 3
/** Removals within this time after each other count as one loss. */
export const SAME_LOSS_MS = 5000

type Content = readonly PageNode[]

export interface ContentLoss {
  /** Content before the loss. */
  before: Content
  lostCount: number
}

const idsOf = (modules: Modules, content: Content) =>
  new Set([...walk(modules, content)].map(({ node }) => node.props.id))

/**
 * Returns the loss if a change empties the page, or removes at least three modules and more than
 * half of all modules.
 */
export function findLoss(
  modules: Modules,
  before: Content,
  after: Content,
): ContentLoss | undefined {
  const had = idsOf(modules, before)
  const has = idsOf(modules, after)
  const lostCount = [...had].filter(id => !has.has(id)).length
  const isEmptied = had.size > 0 && has.size === 0
  const isMostLost = lostCount >= MIN_LOST_MODULES && lostCount > had.size / 2
  return isEmptied || isMostLost ? { before, lostCount } : undefined
}

/** Whether the lost modules are back, through undo or restore. */
export function isRestored(modules: Modules, loss: ContentLoss, now: Content): boolean {
  const has = idsOf(modules, now)
  return [...idsOf(modules, loss.before)].every(id => has.has(id))
}

/** Compares each change of the content with the previous one and returns a loss when it occurs. */
export function createLossWatch(modules: Modules, first: Content) {
  let last = first
  let baseline = first
  let removedAt = Number.NEGATIVE_INFINITY

  return function follow(next: Content, now: number): ContentLoss | undefined {
    if (next === last) return undefined
    const [had, has] = [idsOf(modules, last), idsOf(modules, next)]
    const isRemoval = has.size < had.size && [...has].every(id => had.has(id))
    // Successive removals, such as repeated key presses, are compared with the content before the
    // first one.
    if (!isRemoval || now - removedAt > SAME_LOSS_MS) baseline = last
    last = next
    if (isRemoval) removedAt = now
    return findLoss(modules, baseline, next)
  }
}
