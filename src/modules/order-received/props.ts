import { fields, list, richText, select, text } from '#module-contract'
import { partModules } from '#shop-ui'

/** Labels of the parts that are always shown. */
export const REQUIRED_PARTS = {
  thanks: 'Thank-you message',
  unpaid: 'Link to pay an unpaid order',
  payment: 'Payment instructions',
  downloads: 'Downloads',
  withdrawal: 'Link to withdraw from the contract',
} as const

const PARTS = {
  thanks: REQUIRED_PARTS.thanks,
  unpaid: REQUIRED_PARTS.unpaid,
  overview: 'Order overview',
  next: 'Next steps',
  payment: REQUIRED_PARTS.payment,
  shipments: 'Shipments',
  downloads: REQUIRED_PARTS.downloads,
  withdrawal: REQUIRED_PARTS.withdrawal,
  invoices: 'Invoices',
  returns: 'Returns',
  items: 'Order details',
  addresses: 'Addresses',
  modules: 'Other modules',
} as const

type Kind = keyof typeof PARTS

const Part = fields({
  kind: select({ label: 'Part', options: PARTS, default: 'modules' }),
  title: text({
    label: 'Heading',
    help: 'Leave empty for the standard one.',
    maxLength: 120,
    onlyFor: { kind: ['payment', 'shipments', 'downloads', 'invoices', 'returns', 'items'] },
  }),
  content: partModules('order-received'),
})

const STANDARD: readonly Kind[] = [
  ...(['thanks', 'unpaid', 'overview', 'next', 'payment', 'shipments', 'downloads'] as const),
  ...(['withdrawal', 'invoices', 'returns', 'items', 'addresses'] as const),
]

export const Props = fields({
  parts: list({
    label: 'Parts',
    help: 'Parts that buyers always need are shown at the end if they are missing.',
    of: Part,
    itemLabel: 'title',
    itemKind: 'kind',
    addLabel: 'Add part',
    max: 40,
    default: STANDARD.map(kind => ({ ...Part.defaults, kind })),
  }),
  thanks: text({
    label: 'Thank-you message',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 300,
  }),
  next: richText({ label: 'Next steps' }),
})
