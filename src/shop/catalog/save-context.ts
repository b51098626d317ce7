import { type Clock, createId } from '#base'
import type { Database } from '#db'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { StockReason } from '../stock/movements.ts'
import { createTermFinder, type NewTerm, type TermFinder } from './terms.ts'

export interface SaveContext {
  db: Database
  nowMs: number
  cleanHtml(html: string): string
  terms: TermFinder
  /** Why stock is set. */
  stockCause: { reason: StockReason; author: string }
  /** Creates ids that sort in order of creation. */
  nextId(): string
}

/** State shared within a transaction. */
export function createSaveContext(
  db: Database,
  deps: { clock: Clock; cleanHtml(html: string): string },
  stockCause: SaveContext['stockCause'] = { reason: 'edit', author: SYSTEM_AUTHOR },
  onNewTerm?: (term: NewTerm) => void,
): SaveContext {
  const nowMs = deps.clock.now()
  let made = 0
  return {
    db,
    nowMs,
    cleanHtml: html => deps.cleanHtml(html),
    terms: createTermFinder(db, onNewTerm),
    stockCause,
    nextId: () => createId({ now: () => nowMs + made++ }),
  }
}
