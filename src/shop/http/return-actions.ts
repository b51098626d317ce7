import type { VisitorOfAction } from '#base'
import { readQuantity } from '../cart/cart-rules.ts'
import type { Shop } from '../create-shop.ts'
import { orderReceivedPath } from '../orders/order-received.ts'
import { fieldsWith, type PostedTexts } from './posted-items.ts'
import { viewKeysFor } from './signed-in.ts'

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
}

/** Requests a return on the page of an order, for visitors who may see that page. */
export async function requestPostedReturn({ services, visitor }: Caller, posted: PostedTexts) {
  const { shop } = services
  const { order = '', key = '', reason = '' } = posted
  const number = Number(order)
  const viewKeys = await viewKeysFor(shop, visitor(), number)
  const shown = await shop.orders.received({ number, key, viewKeys })
  if (shown.access !== 'full') return refused('return-not-offered')
  const quantities = Object.entries(fieldsWith(posted, 'quantity-')).map(([lineId, text]) => ({
    lineId,
    quantity: readQuantity(text.trim() || '0') ?? -1,
  }))
  const orderId = shown.order.id
  const requested = await shop.orders.requestReturn({ orderId, lines: quantities, reason })
  if (!requested.ok) return refused(requested.reason)
  const path = orderReceivedPath(await shop.settings(), { number, key })
  return { ok: true as const, redirect: `${path}#returns` }
}

const refused = (reason: string) => ({ ok: false as const, reason, status: 422 as const })
