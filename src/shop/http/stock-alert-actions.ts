import { HONEYPOT, type VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import type { StockAlertRefusal } from '../stock-alerts/request-alert.ts'
import type { PostedTexts } from './posted-items.ts'
import { customerOf } from './signed-in.ts'

/** Requests per minute and IP address. */
export const STOCK_ALERTS_PER_MINUTE = 10

interface Caller {
  services: { shop: Shop }
  language: { locale: string }
  visitor(): VisitorOfAction
  mayCreateRecord(): Promise<boolean>
}

export type StockAlertReason = StockAlertRefusal | 'too-often'

const STATUS = { 'unknown-variant': 404, 'in-stock': 409, 'too-often': 429 } as const

export const refuseStockAlert = (reason: StockAlertReason) => ({
  ok: false as const,
  reason,
  ...(reason !== 'invalid-email' && { status: STATUS[reason] }),
})

/** Stores the request of a form for a mail when a variant is back in stock. */
export async function requestPostedStockAlert(caller: Caller, posted: PostedTexts) {
  const { shop } = caller.services
  // Bots get the usual answer.
  if (posted[HONEYPOT]) return { ok: true as const, answer: { isConfirmed: false } }
  if (!(await caller.mayCreateRecord())) return refuseStockAlert('too-often')
  const { variant = '', email = '' } = posted
  const customer = await customerOf(shop, caller.visitor())
  const { currency } = await shop.settings()
  const asked = await shop.stockAlerts.request({
    ...{ variantId: variant, email, currency },
    locale: caller.language.locale,
    provenEmail: customer?.email,
  })
  if (!asked.ok) return refuseStockAlert(asked.reason)
  return { ok: true as const, answer: { isConfirmed: asked.isConfirmed } }
}
