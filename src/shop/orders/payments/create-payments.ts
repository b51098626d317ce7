import type { ShopDeps } from '../../deps.ts'
import type { OrderContext } from '../load-order.ts'
import type { OrderAddress } from '../order-received.ts'
import { sendDueTransfers } from '../refunds/transfer-refunds.ts'
import { payLater } from './pay-later.ts'
import { findPayable, openPayPage } from './pay-page.ts'
import type { ProviderAccess } from './provider-context.ts'
import { receiveEvent } from './receive-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { deleteProviderCustomers, listSavedMethods, removeSavedMethod } from './saved-methods.ts'
import { type PaymentReport, settlePayment, startPayment } from './settle-payment.ts'
import { type OnlinePaymentRequest, startOnlinePayment } from './start-online-payment.ts'

type Context = ProviderAccess & OrderContext & Pick<ShopDeps, 'hasPage'>

/** Payments of buyers: the page that pays an order, and providers. */
export function createPayments(deps: ShopDeps, context: () => Promise<Context>) {
  return {
    /** Page that pays an order. */
    page: async (address: OrderAddress) => openPayPage(await context(), address),
    findPayable: async (address: OrderAddress) => findPayable(await context(), address),
    /** Changes an unpaid order to a method that is paid later. */
    payLater: async (request: Parameters<typeof payLater>[1]) => payLater(await context(), request),
    start: async (payment: Parameters<typeof startPayment>[1]) =>
      startPayment(await context(), payment),
    settle: async (report: PaymentReport) => settlePayment(await context(), report),
    startOnline: async (request: OnlinePaymentRequest) =>
      startOnlinePayment(await context(), request),
    /** Payment methods that customers saved at providers. */
    saved: {
      list: async (customerId: string) => listSavedMethods(await context(), customerId),
      remove: async (request: Parameters<typeof removeSavedMethod>[1]) =>
        removeSavedMethod(await context(), request),
    },
    /** Applies a notification of a provider. */
    receiveEvent: async (received: Parameters<typeof receiveEvent>[1]) =>
      receiveEvent(await context(), received),
    /** Asks providers about payments and refunds that they did not report. */
    reconcile: async () => {
      await reconcilePayments(deps)
      await sendDueTransfers(deps)
      await deleteProviderCustomers(deps)
    },
  }
}
