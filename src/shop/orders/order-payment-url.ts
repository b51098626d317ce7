import type { ShopSettings } from '../model/settings.ts'
import { type OrderAddress, orderReceivedPath } from './order-received.ts'

/** Public URL where the buyer pays what is left of an order. */
export const orderPaymentUrl = (settings: ShopSettings, order: OrderAddress, publicUrl: string) =>
  new URL(orderReceivedPath(settings, order), publicUrl).href
