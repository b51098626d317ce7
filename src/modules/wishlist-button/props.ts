import { catalogReference, fields, select, text } from '#module-contract'

export const Props = fields({
  product: catalogReference({
    label: 'Product',
    help: 'Leave empty to show the product that the page URL names.',
    of: 'products',
  }),
  label: text({
    label: 'Text',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', frame: 'Frame', filled: 'Filled' },
    default: 'plain',
  }),
})
