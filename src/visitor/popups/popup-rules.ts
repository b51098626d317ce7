import { DAY } from '#base'

/** When a popup opens by itself, as `data-trigger` says it; by a link alone without one. */
export interface Trigger {
  kind: string
  /** Seconds, percent, pages, or a cart's value. */
  at: number
  /** Of the cart's value; any where nothing is said. */
  currency: string | undefined
}

/** What a browser remembers of one popup. Times are UTC milliseconds. */
export interface PopupRecord {
  shownAt?: number
  closed?: number
  /** A form in it was sent. */
  done?: boolean
}

/** What is remembered of a popup: of this visit, and of earlier ones where that may be kept. */
export interface PopupMemory {
  visit: PopupRecord
  lasting: PopupRecord | undefined
}

/** `scroll 50`, `cart 80 EUR`; what has no number, or none that can be, is none. */
export function readTrigger(text = ''): Trigger {
  const [kind = 'click', number, currency] = text.split(' ')
  return { kind, at: Math.max(0, Number(number) || 0), currency }
}

/** Whether a popup may open by itself, by `data-frequency`: `always`, `visit`, `days 7`, `closed 3`. */
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
  // A clock that was set back does not hide it for years.
  return ago < 0 || ago >= times * DAY
}

/** Whether a cart, as its cookie says (`3_38.50_EUR`), is worth as much. */
export function hasCartValue(cookies: string, { at, currency }: Trigger): boolean {
  const [, total, its] = /(?:^|; )vt_cart_count=\d+_([\d.]+)_([A-Z]{3})/.exec(cookies) ?? []
  if (total === undefined || (currency && currency !== its)) return false
  return Number(total) >= at
}

/** How much of a page has been scrolled through, in percent; all of one that is not longer than the window. */
export function scrolledPercent(page: { top: number; height: number; window: number }): number {
  const way = page.height - page.window
  return way <= 0 ? 100 : (page.top / way) * 100
}
