import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { fieldsWith, type QrCode, toTransferCodes, viewKeysFor } from '#shop/http'
import { type OrderReceivedView, sampleOrder } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** A refused request to return items, as entered. */
export interface RefusedReturn {
  reason: ReturnRefusal
  text: string
  quantities: Record<string, string>
}

const RETURN_REFUSALS = [
  'return-not-offered',
  'return-empty',
  'return-reason-missing',
  'return-too-many',
] as const
type ReturnRefusal = (typeof RETURN_REFUSALS)[number]

export type OrderReceivedData = OrderReceivedView & {
  transferCodes?: Record<string, QrCode>
  refusedReturn?: RefusedReturn | undefined
}

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
  const { shop } = context.services
  const number = Number(searchParams.get('order'))
  const view = await shop.orders.received({
    number,
    key: searchParams.get('key') ?? '',
    viewKeys: await viewKeysFor(shop, visitor, number),
    failed: context.outcome?.name === 'verify' && context.outcome.result.ok === false,
  })
  // Owners arrange the parts of an order on the canvas.
  if (context.isCanvas && view.access === 'none') {
    return { access: 'full', order: sampleOrder, payPath: '' }
  }
  if (view.access !== 'full') return view
  const refusedReturn = readRefusedReturn(context.outcome)
  return {
    ...view,
    transferCodes: toTransferCodes(view.order),
    ...(refusedReturn && { refusedReturn }),
  }
}

function readRefusedReturn(outcome: LoadContext<Services>['outcome']): RefusedReturn | undefined {
  if (outcome?.name !== 'requestReturn' || outcome.result.ok) return undefined
  const { reason } = outcome.result
  const fields = outcome.input as Record<string, string>
  return {
    reason: RETURN_REFUSALS.find(one => one === reason) ?? 'return-not-offered',
    text: fields.reason ?? '',
    quantities: fieldsWith(fields, 'quantity-'),
  }
}
