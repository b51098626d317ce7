import { sql } from 'kysely'

/** Whether a card in `gift_cards` is neither disabled nor expired. */
export const isValidAt = (nowMs: number) =>
  sql<boolean>`disabled_at is null and (expires_at is null or expires_at > ${nowMs})`

/** The end of a day in UTC some months later; null for 0 months, which is forever. */
export function addMonths(nowMs: number, months: number): number | null {
  if (months === 0) return null
  const day = new Date(nowMs)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0))
  const date = Math.min(day.getUTCDate(), last.getUTCDate())
  return Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), date + 1)
}
