import { fields, list, richText, select, text, toggle } from '#module-contract'
import { buttonFields, headingLevel } from '#ui'

const Feature = fields({
  // Equal names in several plans are one row of the comparison.
  label: text({ label: 'Label', default: 'Feature', maxLength: 160, live: true }),
  value: text({ label: 'Value', maxLength: 80 }),
  included: toggle({ label: 'Included', default: true }),
})

const Plan = fields({
  name: text({ label: 'Name', default: 'Plan', maxLength: 80 }),
  description: text({ label: 'Description', multiline: true, maxLength: 300 }),
  price: text({ label: 'Price', default: '0', maxLength: 40 }),
  unit: text({ label: 'Below the price', help: 'Such as “per month”.', maxLength: 80 }),
  yearlyPrice: text({
    label: 'Price with yearly billing',
    help: 'Shows visitors a switch between monthly and yearly.',
    maxLength: 40,
  }),
  yearlyUnit: text({ label: 'Below the yearly price', maxLength: 80 }),
  features: list({ label: 'Features', of: Feature, itemLabel: 'label', max: 40 }),
  ...buttonFields,
  featured: toggle({ label: 'Featured', group: 'design', default: false }),
  badge: text({
    label: 'Badge',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 40,
  }),
})

export const Props = fields({
  plans: list({ label: 'Plans', of: Plan, itemLabel: 'name', max: 8 }),
  yearlyNote: text({
    label: 'Note on yearly billing',
    help: 'Beside the switch, such as “Two months free”.',
    maxLength: 80,
  }),
  note: richText({ label: 'Text below' }),
  level: headingLevel({ default: 'h3' }),
  period: select({
    label: 'Billing period shown first',
    group: 'behaviour',
    options: { monthly: 'Monthly', yearly: 'Yearly' },
    default: 'monthly',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { cards: 'Cards', lines: 'Lines', table: 'Comparison table' },
    default: 'cards',
  }),
})
