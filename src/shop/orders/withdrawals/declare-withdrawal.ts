import { plainText } from '#base'
import { type Database, inTransaction } from '#db'
import { isMailEnabled } from '../../model/mail-settings.ts'
import { WITHDRAWAL_MAILS } from '../../model/shop-mails.ts'
import type { OrderChangeContext } from '../change-context.ts'
import { addToOrder } from './assign-withdrawal.ts'
import { WITHDRAWAL_LENGTHS, type WithdrawalDeclaration } from './withdrawal.ts'

/**
 * Stores a declaration with its receipt, and adds it to its order if number and email address match.
 * Otherwise staff finds the order. The answer does not depend on that, so it reveals no orders.
 */
export function declareWithdrawal(
  context: OrderChangeContext,
  declaration: WithdrawalDeclaration,
): Promise<{ ok: true; declaredAt: number }> {
  const { id, order } = declaration
  const nowMs = context.clock.now()
  const text = (field: keyof typeof WITHDRAWAL_LENGTHS) =>
    plainText(declaration[field]).trim().slice(0, WITHDRAWAL_LENGTHS[field])
  const entered = {
    ...{ name: text('name'), contract: text('contract') },
    ...{ email: text('email'), items: text('items') },
  }
  return inTransaction(context, async (db): Promise<{ ok: true; declaredAt: number }> => {
    const row = { id, ...entered, state: 'open', note: '', created_at: nowMs, updated_at: nowMs }
    const added = await db
      .insertInto('withdrawals')
      .values(row)
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added)
      return { ok: true, declaredAt: (await findDeclaration(db, id))?.declaredAt ?? nowMs }
    const orderId = order?.id ?? (await findOrder(db, entered))
    const { name, items } = entered
    const lines = order?.lines ?? []
    const found = { orderId: orderId ?? '', name, items, declaredAt: nowMs, lines }
    if (orderId && (await addToOrder(db, context, found))) {
      await db
        .updateTable('withdrawals')
        .set({ state: 'assigned', order_id: orderId })
        .where('id', '=', id)
        .execute()
    }
    for (const template of WITHDRAWAL_MAILS) {
      if (!isMailEnabled(context.settings, template)) continue
      const payload = { template, withdrawalId: id }
      await context.addToOutbox(
        db,
        { kind: 'mail', payload, uniqueKey: `${template}:${id}` },
        nowMs,
      )
    }
    return { ok: true, declaredAt: nowMs }
  })
}

export async function findDeclaration(
  db: Database,
  id: string,
): Promise<{ declaredAt: number; items: string } | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .select(['created_at', 'items'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { declaredAt: row.created_at, items: row.items }
}

/** The order with a number in the text and this email address. */
async function findOrder(
  db: Database,
  { contract, email }: { contract: string; email: string },
): Promise<string | undefined> {
  const numbers = contract.match(/\d+/g) ?? []
  const number = numbers.length === 1 ? Number(numbers[0]) : Number.NaN
  if (!(number <= 2 ** 31 - 1)) return undefined
  const row = await db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('number', '=', number)
    .where('status', '!=', 'draft')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row && row.email.toLowerCase() === email.toLowerCase() ? row.id : undefined
}
