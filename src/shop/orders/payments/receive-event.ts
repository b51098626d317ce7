import { ok, type Result, refuse } from '#base'
import { findOnlineMethod } from '../../payments/methods.ts'
import type { PaymentProvider, ProviderEvent, ReceivedEvent } from '../../payments/provider.ts'
import { applyRefund } from '../refunds/apply-refund.ts'
import { applyPayment } from './apply-payment.ts'
import { noteDispute } from './note-dispute.ts'
import type { ProviderAccess } from './provider-context.ts'

/** `applied`: something changed. Otherwise the notification was known, or is not about this shop. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored' | 'unknown-payment'

/**
 * Applies a notification of a provider. It may arrive several times, late or in another order.
 * Refused if it is not signed with the keys of either mode.
 */
export async function receiveEvent(
  context: ProviderAccess,
  { method, ...received }: ReceivedEvent & { method: string },
): Promise<
  Result<{ outcome: EventOutcome; event: string }, 'unknown-method' | 'not-signed' | 'try-later'>
> {
  if (!findOnlineMethod(method)) return refuse('unknown-method')
  for (const mode of ['live', 'test'] as const) {
    const provider = await context.paymentProviders.connect(method, mode)
    const read = await provider?.readEvent(received)
    if (!provider || !read) continue
    if (!read.ok) return refuse('try-later')
    if (!read.event) continue
    const { event } = read
    const outcome = await apply(context, provider, method, event)
    return outcome ? ok({ outcome, event: event.id }) : refuse('try-later')
  }
  return refuse('not-signed')
}

/** Undefined if the provider must send the notification again. */
async function apply(
  context: ProviderAccess,
  provider: PaymentProvider,
  method: string,
  event: ProviderEvent,
): Promise<EventOutcome | undefined> {
  const eventId = event.id
  switch (event.kind) {
    case 'payment':
      // A try was declined. Since then, another may have succeeded.
      if (event.payment.state === 'open') {
        const { reference } = event.payment
        return apply(context, provider, method, { id: eventId, kind: 'changed', reference })
      }
      return toOutcome(await applyPayment(context, { ...event.payment, method, eventId }))
    case 'changed': {
      // A payment that was given up is not completed any more.
      if (await wasGivenUp(context, method, event.reference)) return 'ignored'
      const found = await provider.find(event.reference)
      if (!found.ok) return found.reason === 'provider-refused' ? 'ignored' : undefined
      return toOutcome(await applyPayment(context, { ...found.payment, method, eventId }))
    }
    case 'refund':
      return toOutcome(await applyRefund(context, { ...event.refund, method }))
    case 'dispute':
      return toOutcome(await noteDispute(context, { ...event.dispute, method }))
    case 'other':
      return 'ignored'
  }
}

async function wasGivenUp({ db }: ProviderAccess, method: string, reference: string) {
  const payment = await db
    .selectFrom('payments')
    .select('state')
    .where('method', '=', method)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return payment?.state === 'cancelled' || payment?.state === 'failed'
}

function toOutcome(
  result: Result<{ isNew: boolean }, 'unknown-payment' | 'currency-mismatch'> | undefined,
): EventOutcome {
  if (!result) return 'ignored'
  if (!result.ok) return 'unknown-payment'
  return result.isNew ? 'applied' : 'repeated'
}
