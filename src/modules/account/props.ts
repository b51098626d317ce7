import { fields, list, richText, select, text } from '#module-contract'
import { partModules } from '#shop-ui'

/** Labels of the parts that are always shown. */
export const REQUIRED_PARTS = {
  overview: 'Overview',
  orders: 'Orders',
  'payment-methods': 'Saved payment methods',
  details: 'Account details',
} as const

const PARTS = {
  overview: REQUIRED_PARTS.overview,
  orders: REQUIRED_PARTS.orders,
  downloads: 'Downloads',
  addresses: 'Addresses',
  reviews: 'Reviews',
  'payment-methods': REQUIRED_PARTS['payment-methods'],
  details: REQUIRED_PARTS.details,
  wishlist: 'Wishlist',
  modules: 'Other modules',
} as const

type Kind = keyof typeof PARTS

const STANDARD: readonly Kind[] = [
  ...(['overview', 'orders', 'downloads', 'addresses', 'reviews'] as const),
  ...(['payment-methods', 'details', 'wishlist'] as const),
]

const Part = fields({
  kind: select({ label: 'Part', options: PARTS, default: 'modules' }),
  title: text({
    label: 'Heading',
    help: 'Also the text in the menu of the account. Leave empty for the standard one.',
    maxLength: 120,
    onlyFor: { kind: STANDARD.filter(kind => kind !== 'overview') },
  }),
  content: partModules('account'),
})

export const Props = fields({
  intro: richText({ label: 'Text above the sign-in form' }),
  welcome: richText({ label: 'Text in the overview' }),
  parts: list({
    label: 'Parts',
    help: 'In the order of the menu. Other modules are shown in the overview, above or below it. Parts that customers always need are added at the end if they are missing.',
    of: Part,
    itemLabel: 'title',
    itemKind: 'kind',
    addLabel: 'Add part',
    max: 40,
    default: STANDARD.map(kind => ({ ...Part.defaults, kind })),
  }),
})
