import { contains, type Database, type ListOf, type ListOptions, readList } from '#db'
import type { WithdrawalState, WithdrawalView } from './withdrawal.ts'

export interface WithdrawalQuery extends ListOptions {
  state?: WithdrawalState | undefined
}

/** Declarations of buyers. */
export async function listWithdrawals(
  db: Database,
  query: WithdrawalQuery,
): Promise<ListOf<WithdrawalView>> {
  let select = db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('withdrawals')
    .select('orders.number')
    .orderBy('withdrawals.created_at', query.order)
    .orderBy('withdrawals.id', query.order)
  if (query.ids) select = select.where('withdrawals.id', 'in', query.ids.split(','))
  if (query.state) select = select.where('withdrawals.state', '=', query.state)
  if (query.q?.trim()) {
    const columns = ['withdrawals.name', 'withdrawals.email', 'withdrawals.contract'] as const
    select = select.where(contains(query.q, ...columns))
  }
  const { items, total } = await readList(select, query)
  return {
    total,
    items: items.map(row => ({
      id: row.id,
      state: row.state as WithdrawalState,
      name: row.name,
      contract: row.contract,
      email: row.email,
      items: row.items,
      note: row.note,
      createdAt: row.created_at,
      orderId: row.order_id,
      orderNumber: row.number,
    })),
  }
}
