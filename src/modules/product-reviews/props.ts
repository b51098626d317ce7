import { catalogReference, fields, number, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  product: catalogReference({
    label: 'Product',
    help: 'Leave empty to show the product that the page URL names.',
    of: 'products',
  }),
  title: text({
    label: 'Title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
  level: headingLevel({ default: 'h2' }),
  perPage: number({
    label: 'Reviews per page',
    group: 'design',
    integer: true,
    min: 1,
    max: 50,
    default: 10,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'With lines', cards: 'Cards', compact: 'Compact' },
    default: 'lines',
  }),
  distribution: toggle({
    label: 'Bars with the number of stars',
    group: 'design',
    default: true,
  }),
  form: toggle({ label: 'Form for reviews', default: true }),
})
