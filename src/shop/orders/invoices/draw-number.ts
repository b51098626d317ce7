import { sql } from 'kysely'
import type { Database } from '#db'
import { formatInvoiceNumber, seriesOf } from '../../invoices/number-format.ts'
import type { NumberFormat } from '../../model/invoice-settings.ts'

export interface DrawnNumber {
  series: string
  sequence: number
  number: string
}

/**
 * Draws the next number of a range within the caller's transaction. The row of the range is locked
 * until it ends, so a failed transaction leaves no gap. Numbers that another format has used are
 * skipped.
 */
export async function drawNumber(
  db: Database,
  format: NumberFormat,
  year: number,
): Promise<DrawnNumber> {
  const series = seriesOf(format, year)
  for (;;) {
    const { last } = await db
      .insertInto('invoice_numbers')
      .values({ series, last: format.start })
      .onConflict(conflict =>
        conflict.column('series').doUpdateSet({
          last: sql<number>`case when invoice_numbers.last + 1 < ${format.start}
            then ${format.start} else invoice_numbers.last + 1 end`,
        }),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    const sequence = Number(last)
    const number = formatInvoiceNumber(format, { year, sequence })
    const taken = await db
      .selectFrom('invoices')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst()
    if (!taken) return { series, sequence, number }
  }
}
