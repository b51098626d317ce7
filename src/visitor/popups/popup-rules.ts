import { DAY } from '#base'

/** Trigger from `data-trigger`; without one, only links open the popup. */
export interface Trigger {
  kind: string
  /** Seconds, percent, pages or cart value. */
  at: number
  /** Currency of the cart value; any if missing. */
  currency: string | undefined
}

/** Stored data of a popup. Times are UTC milliseconds. */
export interface PopupRecord {
  shownAt?: number
  closed?: number
  /** A form in it was submitted. */
  done?: boolean
}

/** Data of this visit, and of earlier ones with consent. */
export interface PopupMemory {
  visit: PopupRecord
  lasting: PopupRecord | undefined
}

/** Parses `scroll 50`, `cart 80 EUR`; invalid numbers fall back to link only. */
export function readTrigger(text = ''): Trigger {
  const [kind = 'click', number, currency] = text.split(' ')
  return { kind, at: Math.max(0, Number(number) || 0), currency }
}

/** Whether a popup may open again by `data-frequency`: `always`, `visit`, `days 7`, `closed 3`. */
export function mayOpen(
  rule: { frequency: string | undefined; stops: boolean },
  { visit, lasting }: PopupMemory,
  nowMs: number,
): boolean {
  if (rule.stops && (visit.done || lasting?.done)) return false
  const [kind = 'visit', number] = (rule.frequency ?? '').split(' ')
  const times = Number(number) || 1
  if (kind === 'always') return true
  if (kind === 'closed') return ((lasting ?? visit).closed ?? 0) < times
  if (visit.shownAt !== undefined) return false
  if (kind !== 'days' || lasting?.shownAt === undefined) return true
  const ago = nowMs - lasting.shownAt
  // A clock that was set back must not hide it for years.
  return ago < 0 || ago >= times * DAY
}

/** Whether the cart value in the cookie (`3_38.50_EUR`) reaches the limit. */
export function hasCartValue(cookies: string, { at, currency }: Trigger): boolean {
  const [, total, its] = /(?:^|; )vt_cart_count=\d+_([\d.]+)_([A-Z]{3})/.exec(cookies) ?? []
  if (total === undefined || (currency && currency !== its)) return false
  return Number(total) >= at
}

/** Scroll depth in percent; 100 for pages that fit into the window. */
export function scrolledPercent(page: { top: number; height: number; window: number }): number {
  const way = page.height - page.window
  return way <= 0 ? 100 : (page.top / way) * 100
}
