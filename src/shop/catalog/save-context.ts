import { type Clock, createId } from '#base'
import type { Database } from '#db'
import { createTermFinder, type TermFinder } from './terms.ts'

export interface SaveContext {
  db: Database
  nowMs: number
  cleanHtml(html: string): string
  terms: TermFinder
  /** Ids that sort in the order in which they were made. */
  nextId(): string
}

/** What one transaction of saving shares. */
export function createSaveContext(
  db: Database,
  deps: { clock: Clock; cleanHtml(html: string): string },
): SaveContext {
  const nowMs = deps.clock.now()
  let made = 0
  return {
    db,
    nowMs,
    cleanHtml: html => deps.cleanHtml(html),
    terms: createTermFinder(db),
    nextId: () => createId({ now: () => nowMs + made++ }),
  }
}
