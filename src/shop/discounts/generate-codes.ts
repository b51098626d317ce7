import { randomInt } from 'node:crypto'
import { createId, ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { codeKey } from './discount.ts'
import type { DiscountContext } from './write-discount.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_LENGTH = 8
const BATCH = 500

export interface GeneratedCodes {
  prefix: string
  count: number
  /** Per code; null for no limit. */
  usageLimit: number | null
}

/** Copies a discount for each of many random codes, which are not guessable. */
export function generateCodes(
  { db, clock }: DiscountContext,
  id: string,
  { prefix, count, usageLimit }: GeneratedCodes,
) {
  const nowMs = clock.now()
  return inTransaction({ db }, async tx => {
    const template = await tx
      .selectFrom('discounts')
      .select(['code_key', 'label', 'type', 'enabled', 'starts_at', 'expires_at', 'rules'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!template) return refuse('not-found')
    if (template.code_key === null) return refuse('not-allowed')
    for (let missing = count; missing > 0; ) {
      const size = Math.min(BATCH, missing)
      const rows = Array.from({ length: size }, () => {
        const code = prefix + randomCode()
        return {
          ...template,
          id: createId(clock),
          code,
          code_key: codeKey(code),
          usage_limit: usageLimit,
          batch_id: id,
          created_at: nowMs,
          updated_at: nowMs,
        }
      })
      const inserted = await tx
        .insertInto('discounts')
        .values(rows)
        .onConflict(conflict => conflict.column('code_key').doNothing())
        .returning('id')
        .execute()
      missing -= inserted.length
    }
    return ok({ count })
  })
}

const randomCode = () =>
  Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The codes generated from a discount as CSV, in chunks. */
export async function* exportCodes(db: Database, id: string): AsyncGenerator<string> {
  yield 'code,uses,limit\r\n'
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('discounts')
      .select(['id', 'code', 'usage_count', 'usage_limit'])
      .where('batch_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield rows
      .map(row => `${toCell(row.code)},${row.usage_count},${row.usage_limit ?? ''}\r\n`)
      .join('')
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** Quotes a cell, and keeps spreadsheet programs from reading it as a formula. */
const toCell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
