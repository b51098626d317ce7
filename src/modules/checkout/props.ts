import { fields, list, select, text } from '#module-contract'
import { partModules } from '#shop-ui'

const OWN_TEXT = 'Leave empty for the text in the site’s language.'

/** Labels of the parts without which nothing could be ordered. */
export const REQUIRED_PARTS = {
  billing: 'Billing details',
  shipping: 'Shipping address',
  products: 'Order details',
  methods: 'Shipping methods',
  totals: 'Order totals',
  payment: 'Payment methods',
  place: 'Terms and order button',
} as const

const PARTS = {
  account: 'Sign-in link',
  coupon: 'Coupon field',
  billing: REQUIRED_PARTS.billing,
  shipping: REQUIRED_PARTS.shipping,
  cards: 'Gift card recipient',
  additional: 'Additional information',
  products: REQUIRED_PARTS.products,
  methods: REQUIRED_PARTS.methods,
  totals: REQUIRED_PARTS.totals,
  payment: REQUIRED_PARTS.payment,
  place: REQUIRED_PARTS.place,
  modules: 'Other modules',
} as const

type Kind = keyof typeof PARTS
const own = Object.keys(PARTS).filter(kind => kind !== 'modules')

const Part = fields({
  kind: select({ label: 'Part', options: PARTS, default: 'modules' }),
  title: text({
    label: 'Heading',
    help: 'Leave empty for the standard one.',
    maxLength: 120,
    live: true,
    onlyFor: { kind: own },
  }),
  column: select({
    label: 'Place',
    options: { top: 'Above the columns', main: 'Wide column', side: 'Order column' },
    default: 'main',
  }),
  content: partModules('checkout'),
})

const part = (kind: Kind, column: 'top' | 'main' | 'side') => ({
  ...Part.defaults,
  kind,
  column,
})

/** Order of the parts unless the owner changes it. */
export const STANDARD_PARTS = [
  part('account', 'top'),
  part('coupon', 'top'),
  part('billing', 'main'),
  part('shipping', 'main'),
  part('cards', 'main'),
  part('additional', 'main'),
  part('products', 'side'),
  part('methods', 'side'),
  part('totals', 'side'),
  part('payment', 'side'),
  part('place', 'side'),
]

export const Props = fields({
  parts: list({
    label: 'Parts',
    help: 'The form stays one. Parts that every order needs are shown at the end if they are missing.',
    of: Part,
    itemLabel: 'title',
    itemKind: 'kind',
    addLabel: 'Add part',
    max: 40,
    default: STANDARD_PARTS,
  }),
  notePlaceholder: text({
    label: 'Order notes placeholder',
    help: OWN_TEXT,
    maxLength: 200,
    live: true,
  }),
  terms: text({
    label: 'Terms checkbox text',
    help: 'Whether it is required is set in the shop settings.',
    maxLength: 300,
    live: true,
  }),
  empty: text({
    label: 'Empty cart message',
    help: OWN_TEXT,
    maxLength: 300,
    live: true,
  }),
})
