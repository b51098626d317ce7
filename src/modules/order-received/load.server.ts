import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { viewKeysOf } from '#shop/http'
import { epcText, type OrderReceivedView, type OrderView } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { type QrCode, toQrCode } from './qr-code.ts'

export type OrderReceivedData = OrderReceivedView & { transferCodes?: Record<string, QrCode> }

/** Number of the order, and the key from its mail. */
export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  const parts = [...url.searchParams].filter(([name]) => name === 'order' || name === 'key')
  return new URLSearchParams(parts)
}

/** The order in the URL, as far as the visitor may see it (behaviour §14). */
export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<OrderReceivedData> {
  const visitor = context.visitor()
  const { searchParams } = context.url
  const view = await context.services.shop.orders.received({
    number: Number(searchParams.get('order')),
    key: searchParams.get('key') ?? '',
    viewKeys: viewKeysOf(visitor),
    failed: context.outcome?.result.ok === false,
  })
  return view.access === 'full' ? { ...view, transferCodes: toTransferCodes(view.order) } : view
}

/** QR codes of bank transfers by IBAN. */
function toTransferCodes({ number, payment, totals, paid, money }: OrderView) {
  const codes = payment.accounts.flatMap(account => {
    const text = epcText(account, {
      amount: totals.total - paid,
      currency: money.currency,
      reference: String(number),
    })
    return text ? [[account.iban, toQrCode(text)] as const] : []
  })
  return Object.fromEntries(codes)
}
