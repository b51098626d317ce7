import type { CheckoutFields, OrderInput } from '#shop/schema'
import { toInputFields } from '../../src/shop/order-editing/order-input.ts'
import { checkoutFields } from './test-shop.ts'

type Item = Partial<OrderInput['items'][number]>

/** What staff enters for an order: complete fields, and the given items. */
export function orderInput(
  items: readonly Item[],
  {
    fields,
    ...rest
  }: Partial<Omit<OrderInput, 'items' | 'fields'>> & {
    fields?: Partial<CheckoutFields>
  } = {},
): OrderInput {
  return {
    fields: toInputFields(checkoutFields({ payment_method: 'bacs', ...fields })),
    items: items.map(item => ({
      ...{ variantId: '', options: {}, quantity: 1, unitPrice: null },
      ...item,
    })),
    fees: [],
    shipping: { kind: 'method', method: '' },
    coupons: [],
    ...rest,
  }
}
