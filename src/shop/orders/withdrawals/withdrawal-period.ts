import { DAY } from '#base'
import type { OrderStatus } from '../../model/order-status.ts'
import type { ShopSettings } from '../../model/settings.ts'

/** Statuses of orders that a buyer can withdraw from: placed, and neither ended nor returned. */
const BINDING: readonly OrderStatus[] = ['pending', 'on-hold', 'processing', 'completed']

export const isBinding = (status: OrderStatus) => BINDING.includes(status)

/** End of the period, exclusive; undefined if it has not begun, because the order is not completed. */
export const withdrawalEnd = (
  { withdrawal: { days } }: Pick<ShopSettings, 'withdrawal'>,
  completedAt: number | undefined,
) => (completedAt === undefined ? undefined : completedAt + days * DAY)

/** Whether the order page and mails offer the withdrawal. */
export function offersWithdrawal(
  settings: Pick<ShopSettings, 'withdrawal'>,
  order: { status: OrderStatus; erasedAt: number | null; completedAt: number | undefined },
  nowMs: number,
): boolean {
  if (!settings.withdrawal.enabled || !isBinding(order.status) || order.erasedAt !== null) {
    return false
  }
  return nowMs < (withdrawalEnd(settings, order.completedAt) ?? Number.POSITIVE_INFINITY)
}

/** Path of the form, with the order filled in. */
export const withdrawalPath = (
  { paths }: Pick<ShopSettings, 'paths'>,
  order: { number: number; key: string },
) => `${paths.withdrawal}?order=${order.number}&key=${order.key}`
