import type { ShopSettings } from '../settings.ts'

/** Address of the page after an order. */
export function orderReceivedPath(
  settings: ShopSettings,
  order: { number: number; key: string },
): string {
  return `${settings.paths.orderReceived}?order=${order.number}&key=${order.key}`
}
