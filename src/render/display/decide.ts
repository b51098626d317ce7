import { isOwnCookie } from '#base'
import {
  type BrowserCondition,
  CONDITIONS,
  type DisplayCondition,
  type DisplayOptions,
  type EverybodyCondition,
  type VisitorCondition,
} from '#design'
import type { VisitorFacts } from '#module-contract'
import { readDates, readHours } from './schedule.ts'

/** Decision of the server: shown, hidden, or left to the browser. */
export type Decision = 'shown' | 'hidden' | BrowserRule

export interface BrowserRule {
  match: 'all' | 'any'
  conditions: BrowserCondition[]
}

export interface DisplayContext {
  now: number
  timeZone: string
  /** Canonical URL of the page. */
  url: URL
  /** Whether a product (by slug) can be bought. Adds the cache tag. */
  isInStock(slug: string): Promise<boolean>
  /** Sets the time until which the decision is valid. */
  freshUntil(ms: number): void
  /** Facts about the visitor; undefined on pages for everybody. */
  facts: VisitorFacts | undefined
}

const isOf =
  <Condition extends DisplayCondition>(who: keyof typeof CONDITIONS) =>
  (condition: DisplayCondition): condition is Condition =>
    condition.kind in CONDITIONS[who]
export const isOfVisitor = isOf<VisitorCondition>('visitor')
const isOfBrowser = isOf<BrowserCondition>('browser')
const isOfEverybody = isOf<EverybodyCondition>('everybody')

/**
 * Evaluates conditions in order: visitor facts only if time and URL have not decided, and the
 * browser only for the rest.
 */
export async function decideDisplay(
  { match = 'all', conditions }: DisplayOptions,
  context: DisplayContext,
): Promise<Decision> {
  const isAny = match === 'any'
  for (const condition of conditions.filter(isOfEverybody)) {
    const holds = await holdsForEverybody(condition, context)
    if ((holds !== (condition.not ?? false)) === isAny) return isAny ? 'shown' : 'hidden'
  }
  for (const condition of conditions.filter(isOfVisitor)) {
    const holds = await holdsForVisitor(condition, context.facts)
    if ((holds !== (condition.not ?? false)) === isAny) return isAny ? 'shown' : 'hidden'
  }
  const left = conditions.filter(isOfBrowser)
  if (left.length > 0) return { match, conditions: left }
  return isAny ? 'hidden' : 'shown'
}

async function holdsForEverybody(condition: EverybodyCondition, context: DisplayContext) {
  switch (condition.kind) {
    case 'dates':
    case 'hours': {
      const { now, timeZone } = context
      const read =
        condition.kind === 'dates' ? readDates(condition, now) : readHours(condition, now, timeZone)
      if (Number.isFinite(read.change)) context.freshUntil(read.change)
      return read.holds
    }
    case 'parameter': {
      const found = context.url.searchParams.getAll(condition.name)
      return condition.value === undefined ? found.length > 0 : found.includes(condition.value)
    }
    case 'stock':
      return context.isInStock(condition.product)
  }
}

async function holdsForVisitor(condition: VisitorCondition, facts: VisitorFacts | undefined) {
  if (!facts) return false
  switch (condition.kind) {
    case 'signed-in':
      return (await facts.member()) !== undefined
    case 'role':
      return isAmong(condition.roles, (await facts.member())?.role)
    case 'cookie': {
      if (isOwnCookie(condition.name)) return false
      const found = facts.cookie(condition.name)
      return condition.value === undefined ? found !== undefined : found === condition.value
    }
    case 'cart-filled':
      return (await facts.cart()).products.length > 0
    case 'cart-product':
      return (await facts.cart()).products.includes(condition.product)
    case 'cart-total':
      return (
        (await facts.cart()).products.length > 0 && (await facts.cart()).total >= condition.atLeast
      )
  }
}

const isAmong = (roles: readonly string[], role: string | undefined) =>
  role !== undefined && roles.includes(role)
