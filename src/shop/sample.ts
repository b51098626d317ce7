import type { CartContext } from './cart/cart-context.ts'
import type { CartLineView, CartView } from './cart/view.ts'
import { listProducts } from './catalog/list.ts'
import { loadCheckout } from './checkout/load-checkout.ts'
import type { CheckoutView } from './checkout/view.ts'
import type { OrderView } from './orders/view.ts'
import { computeTotals } from './pricing/totals.ts'

/** A cart with things of the catalogue in it, for whoever builds the cart's page. */
export async function sampleCart(context: CartContext): Promise<CartView> {
  const { settings } = context
  const { products } = await listProducts(context, { perPage: 3 })
  const sold = products.filter(product => product.price)
  const totals = computeTotals({
    lines: sold.map((product, index) => ({
      id: product.id,
      unitPrice: product.price?.min ?? 0,
      quantity: index + 1,
      rates: [],
    })),
    adjustments: [],
    shipping: { id: 'sample', title: 'Parcel', cost: 590, rates: [] },
    tax: { included: true, display: settings.prices.display },
  })
  const lines = sold.map(
    (product, index): CartLineView => ({
      id: product.id,
      productId: product.id,
      variantId: product.id,
      path: product.path,
      name: product.name,
      options: index === 0 ? [{ name: 'Glaze', value: 'Celadon' }] : [],
      sku: undefined,
      picture: product.picture,
      unitPrice: product.price?.min ?? 0,
      regularPrice: product.price?.onSale ? product.price.regularMin : undefined,
      quantity: index + 1,
      max: undefined,
      soldIndividually: false,
      subtotal: totals.lines[index]?.subtotal ?? 0,
      backordered: false,
      problem: undefined,
    }),
  )
  const { shop, cart, checkout } = settings.paths
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    notices: [],
    totals,
    needsShipping: true,
    shipping: { methods: [{ id: 'sample', title: 'Parcel', cost: 590 }], chosen: 'sample' },
    money: { currency: settings.currency, locale: settings.locale },
    paths: { shop, cart, checkout },
  }
}

export async function sampleCheckout(context: CartContext): Promise<CheckoutView> {
  const empty = await loadCheckout(context, { key: undefined })
  return { ...empty, cart: await sampleCart(context) }
}

export async function sampleOrder(context: CartContext): Promise<OrderView> {
  const cart = await sampleCart(context)
  const address = {
    first_name: 'Ida',
    last_name: 'Berg',
    company: '',
    country: context.settings.country,
    address_1: 'Example Street 3',
    address_2: '',
    postcode: '12345',
    city: 'Exampletown',
    state: '',
  }
  return {
    id: 'sample',
    number: 1001,
    key: 'sample',
    status: 'processing',
    createdAt: context.clock.now(),
    timeZone: context.settings.timeZone,
    email: 'ida@example.com',
    billing: { ...address, phone: '+00 123 456', email: 'ida@example.com' },
    shipping: address,
    needsShipping: true,
    note: 'Please ring twice.',
    payment: {
      method: 'cod',
      title: 'Cash on delivery',
      instructions: 'Pay with cash upon delivery.',
      accounts: [],
    },
    shippingTitle: 'Parcel',
    lines: cart.lines.map(line => ({
      ...line,
      unitPrice: line.unitPrice ?? 0,
      total: line.subtotal,
      tax: 0,
    })),
    totals: cart.totals,
    money: cart.money,
  }
}
