import type { ActionOutcome, LoadContext, PropsOf, QueryContext } from '#module-contract'
import { type QrCode, toTransferCodes } from '#shop/http'
import type { OrderPayView, PayReason } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface OrderPayData {
  view: OrderPayView
  /** QR codes of a bank transfer by IBAN. */
  transferCodes: Record<string, QrCode>
  /** Why a form without script was refused. */
  problem: PayReason | undefined
  /** The method that was posted. */
  chosen: string | undefined
}

/** Number of the order, and its key. */
export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  const parts = [...url.searchParams].filter(([name]) => name === 'order' || name === 'key')
  return new URLSearchParams(parts)
}

/** The order of the link. Never cached, because it is the same URL before and after paying. */
export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<OrderPayData> {
  // Marks the page as private.
  context.visitor()
  const { searchParams } = context.url
  const view = await context.services.shop.payments.page({
    number: Number(searchParams.get('order')),
    key: searchParams.get('key') ?? '',
  })
  const transferCodes = view.state === 'open' ? toTransferCodes(view.order) : {}
  return { view, transferCodes, ...readOutcome(context.outcome) }
}

function readOutcome(outcome: ActionOutcome | undefined): Pick<OrderPayData, 'problem' | 'chosen'> {
  if (!outcome || outcome.result.ok) return { problem: undefined, chosen: undefined }
  const { payment_method: chosen } = outcome.input as { payment_method?: string }
  return { problem: outcome.result.reason as PayReason, chosen }
}
