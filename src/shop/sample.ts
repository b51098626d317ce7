import type { CartLineView, CartView } from './cart/view.ts'
import { termPath } from './catalog/addresses.ts'
import type { PriceRange, ProductCard, ProductDetail, ProductList } from './catalog/view.ts'
import type { CheckoutView } from './checkout/view.ts'
import { emptyCheckoutFields } from './model/checkout-fields.ts'
import { defaultShopSettings } from './model/settings.ts'
import { settle } from './money/settle.ts'
import { sumLines } from './money/totals.ts'
import type { OrderPayView } from './orders/payments/pay-view.ts'
import type { OrderView } from './orders/view.ts'

/** Example data of shop modules. */

const money = { currency: 'EUR', locale: 'en' }
const { shop, cart, checkout, product } = defaultShopSettings.paths
const { payments, onlinePayments } = defaultShopSettings
const SHIPPING = {
  id: 'sample',
  title: 'Parcel',
  cost: 590,
  delivery: { from: 2, to: 4 },
  place: undefined,
}
const DESTINATION = { country: 'FR', state: '', postcode: '', city: '', isKnown: false }

const goods = [
  { slug: 'notebook', name: 'Notebook', price: 1200, regular: 1200 },
  { slug: 'pencil-case', name: 'Pencil case', price: 1800, regular: 2400 },
  { slug: 'desk-lamp', name: 'Desk lamp', price: 6900, regular: 6900 },
]

const toRange = (price: number, regular: number): PriceRange => ({
  min: price,
  max: price,
  regularMin: regular,
  regularMax: regular,
  onSale: price < regular,
})

const cards = goods.map(
  ({ slug, name, price, regular }): ProductCard => ({
    id: slug,
    type: 'simple',
    path: product + slug,
    name,
    price: toRange(price, regular),
    stock: 'in-stock',
    picture: undefined,
    secondPicture: undefined,
    createdAt: 0,
    quickAdd: slug,
    external: undefined,
  }),
)

export const sampleProducts: ProductList = {
  products: cards,
  page: 1,
  pages: 2,
  count: 5,
  more: false,
  sort: 'default',
  money,
  freshUntil: undefined,
}

/** A product with several colors. */
export const sampleProduct: ProductDetail = {
  id: 'notebook',
  type: 'variable',
  slug: 'notebook',
  path: `${product}notebook`,
  name: 'Notebook',
  sku: 'NB-1',
  shortHtml: '<p>A hundred sheets, ruled or not.</p>',
  descriptionHtml: '<h3>The paper</h3><p>It takes ink and does not let it through.</p>',
  price: { min: 1200, max: 1400, regularMin: 1200, regularMax: 1400, onSale: false },
  stock: 'in-stock',
  options: [
    { key: 'cover', name: 'Cover', values: ['Red', 'Grey'], visible: true, variation: true },
    { key: 'paper', name: 'Paper', values: ['80 g'], visible: true, variation: false },
  ],
  swatches: { cover: { Red: { colour: '#a6382c' }, Grey: { colour: '#8f8b85' } } },
  variants: [
    ['Red', 1200],
    ['Grey', 1400],
  ].map(([cover, price]) => ({
    id: `notebook-${cover}`,
    sku: undefined,
    options: { cover: String(cover) },
    price: Number(price),
    regularPrice: Number(price),
    onSale: false,
    stock: { state: 'in-stock', left: undefined, max: 12 },
    picture: undefined,
    measures: { weight: 0.3 },
    descriptionHtml: '',
  })),
  gallery: [],
  videos: [],
  categories: [{ name: 'Paper', path: termPath(defaultShopSettings, 'category', 'paper') }],
  tags: [],
  measures: { length: 21, width: 15 },
  units: { weight: 'kg', length: 'cm' },
  acceptsReviews: true,
  soldIndividually: false,
  members: [],
  upsells: cards.slice(1),
  crossSells: [],
  isShipped: true,
  createdAt: 0,
  external: undefined,
  money,
  safety: undefined,
  hasGuaranteeNotice: false,
  guarantee: undefined,
  freshUntil: undefined,
}

const charged = [
  ...goods.map(({ slug, name, price }, index) => ({
    id: slug,
    kind: 'product' as const,
    title: name,
    amount: price * (index + 1),
    rates: [],
  })),
  { ...SHIPPING, kind: 'shipping' as const, amount: SHIPPING.cost, rates: [] },
]
const settled = settle({ lines: charged, discounts: [], basis: 'gross', rounding: 'line' }).map(
  (line, index) => ({ ...line, title: charged[index]?.title ?? '' }),
)
const totals = sumLines(settled, [], 'incl')

const lines = goods.map(
  ({ slug, name, price, regular }, index): CartLineView => ({
    id: slug,
    productId: slug,
    variantId: slug,
    path: product + slug,
    name,
    options: index === 0 ? [{ name: 'Cover', value: 'Red' }] : [],
    sku: undefined,
    picture: undefined,
    unitPrice: price,
    regularPrice: price < regular ? regular : undefined,
    quantity: index + 1,
    max: undefined,
    min: 1,
    step: 1,
    soldIndividually: false,
    subtotal: price * (index + 1),
    backordered: false,
    problem: undefined,
  }),
)

export const sampleCart: CartView = {
  lines,
  coupons: [],
  giftCards: [],
  hasGiftCards: false,
  due: totals.total,
  count: lines.reduce((sum, line) => sum + line.quantity, 0),
  notices: [],
  totals,
  exemption: undefined,
  vatState: undefined,
  freeShipping: undefined,
  notes: { order: '', gift: { isGift: false, message: '' } },
  needsShipping: true,
  shipping: {
    methods: [SHIPPING],
    chosen: SHIPPING.id,
    isChoiceGone: false,
    destination: DESTINATION,
  },
  money,
  paths: { shop, cart, checkout },
}

export const sampleEmptyCart: CartView = {
  ...sampleCart,
  lines: [],
  count: 0,
  totals: sumLines([], [], 'incl'),
  due: 0,
  freeShipping: undefined,
  needsShipping: false,
  shipping: { methods: [], chosen: undefined, isChoiceGone: false, destination: DESTINATION },
}

export const sampleCheckout: CheckoutView = {
  cart: sampleCart,
  fields: {
    ...emptyCheckoutFields,
    billing_country: 'FR',
    shipping_country: 'FR',
    payment_method: 'cod',
  },
  coupon: undefined,
  notice: undefined,
  errors: [],
  asksVatId: false,
  customFields: [],
  offersOrderNote: true,
  offersGiftNote: false,
  asksForReviews: false,
  offersReminder: false,
  account: { email: undefined, signInPath: '/account', addresses: [] },
  countries: [
    { code: 'FR', name: 'France' },
    { code: 'IT', name: 'Italy' },
  ],
  completed: ['city'],
  payments: [
    {
      id: 'cod',
      title: 'Cash on delivery',
      description: 'Pay with cash upon delivery.',
    },
  ],
  terms: { required: true, path: '/terms' },
}

const address = {
  first_name: 'Ida',
  last_name: 'Berg',
  company: '',
  country: 'FR',
  address_1: '3 Example Street',
  address_2: '',
  postcode: '12345',
  city: 'Exampletown',
  state: '',
}

export const sampleOrder: OrderView = {
  id: 'sample',
  number: 1001,
  key: 'sample',
  status: 'processing',
  createdAt: Date.UTC(2030, 2, 4, 9),
  timeZone: 'UTC',
  email: 'ida@example.com',
  billing: { ...address, phone: '+00 123 456', email: 'ida@example.com' },
  shipping: address,
  needsShipping: true,
  note: 'Please ring twice.',
  customFields: [],
  giftMessage: undefined,
  customerGroup: '',
  erasedAt: null,
  payment: {
    method: 'cod',
    title: 'Cash on delivery',
    instructions: 'Pay with cash upon delivery.',
    accounts: [],
  },
  shippingTitle: SHIPPING.title,
  lines: lines.map(line => ({
    ...line,
    unitPrice: line.unitPrice ?? 0,
    total: line.subtotal,
    tax: 0,
    purchaseNote: '',
  })),
  downloads: [],
  fulfilments: [],
  totals,
  exemption: undefined,
  termsPath: '',
  vatId: undefined,
  invoices: [],
  paid: 0,
  refunded: 0,
  paymentState: 'unpaid',
  fulfilmentState: 'none',
  money,
}

/** The order as it is paid. */
export const samplePayOrder: Exclude<OrderPayView, { state: 'unknown' }> = {
  state: 'open',
  order: sampleOrder,
  due: sampleOrder.totals.total,
  methods: (['stripe', 'bacs'] as const).map(id => {
    const { title, description } = { ...onlinePayments, ...payments }[id]
    return {
      id,
      title,
      description,
      hasForm: id === 'stripe',
      isOnline: id === 'stripe',
      isTest: false,
    }
  }),
  wasDeclined: false,
  terms: { required: false, path: '' },
  receivedPath: '#order',
  shopPath: shop,
}
