import type { Database } from '#db'
import type { BillingAddress } from '../../address/addresses.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { findCompletion } from '../find-completion.ts'
import { loadItemsLeft } from '../returns/load-items-left.ts'
import { isBinding, withdrawalEnd } from './withdrawal-period.ts'

export interface OpenedForm {
  number: number
  key: string
  /** Keys of the orders that this browser may see. */
  viewKeys: readonly string[]
}

/** What the form fills in, for the browser of the buyer. */
export interface WithdrawalFormView {
  /** From the URL. */
  number: number | undefined
  order: WithdrawnOrder | undefined
}

export interface WithdrawnOrder {
  id: string
  number: number
  name: string
  email: string
  /** Items that can be withdrawn. */
  items: { lineId: string; name: string; quantity: number }[]
  /** Names of items that are excluded. */
  excluded: string[]
  /** End of the period, exclusive; undefined before it has begun. */
  until: number | undefined
  isLate: boolean
}

const MAX_NUMBER = 2 ** 31 - 1

/** The order in the URL, if the visitor may see it. Others enter its number and their address. */
export async function openWithdrawalForm(
  { db, settings, clock }: { db: Database; settings: ShopSettings; clock: { now(): number } },
  { number, key, viewKeys }: OpenedForm,
): Promise<WithdrawalFormView | undefined> {
  if (!settings.withdrawal.enabled) return undefined
  if (!Number.isSafeInteger(number) || number < 1 || number > MAX_NUMBER) {
    return { number: undefined, order: undefined }
  }
  const row =
    key && viewKeys.length > 0
      ? await db
          .selectFrom('orders')
          .select(['id', 'number', 'status', 'email', 'billing', 'view_key'])
          .where('number', '=', number)
          .where('key', '=', key.replaceAll('\0', ''))
          .where('status', '!=', 'draft')
          .where('erased_at', 'is', null)
          .executeTakeFirst()
      : undefined
  if (!row || !viewKeys.includes(row.view_key)) return { number, order: undefined }
  const status = row.status as OrderStatus
  const { items } = await loadItemsLeft(db, row.id)
  const billing = JSON.parse(row.billing) as BillingAddress
  const until = withdrawalEnd(settings, await findCompletion(db, { id: row.id, status }))
  const left = isBinding(status) ? items : []
  return {
    number,
    order: {
      id: row.id,
      number: row.number,
      name: `${billing.first_name} ${billing.last_name}`.trim(),
      email: row.email,
      items: left
        .filter(item => !item.noWithdrawal && item.quantity > 0)
        .map(({ lineId, name, quantity }) => ({ lineId, name, quantity })),
      excluded: left.filter(item => item.noWithdrawal).map(item => item.name),
      until,
      isLate: until !== undefined && clock.now() >= until,
    },
  }
}
