import type { ShopDeps } from '../../deps.ts'
import type { PaymentMode, PaymentProvider } from '../../payments/provider.ts'
import type { OrderChangeContext } from '../change-status.ts'

export type ProviderAccess = OrderChangeContext & Pick<ShopDeps, 'paymentProviders'>

/** The provider of a stored payment, with the keys of the mode in which it was made. */
export function providerOf(
  { paymentProviders }: Pick<ShopDeps, 'paymentProviders'>,
  { method, test_mode }: { method: string; test_mode: number },
): Promise<PaymentProvider | undefined> {
  const mode: PaymentMode = test_mode === 1 ? 'test' : 'live'
  return paymentProviders.connect(method, mode)
}
