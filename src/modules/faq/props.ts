import { fields, list, richText, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

const Item = fields({
  question: text({ label: 'Question', default: 'Question', maxLength: 300 }),
  answer: richText({ label: 'Answer' }),
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  intro: richText({ label: 'Text' }),
  items: list({ label: 'Questions', of: Item, itemLabel: 'question', max: 200 }),
  level: headingLevel({ default: 'h2', help: 'Of the title; questions are one level below.' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { lines: 'Lines', cards: 'Cards', beside: 'Title beside', columns: 'Two columns' },
    default: 'lines',
  }),
  search: toggle({ label: 'Search field', group: 'behaviour', default: false }),
  several: toggle({ label: 'Allow several open', group: 'behaviour', default: true }),
  closed: toggle({ label: 'Collapsed initially', group: 'behaviour', default: true }),
  structuredData: toggle({
    label: 'Structured data',
    help: 'Tells search engines the questions and answers (schema.org FAQPage).',
    group: 'behaviour',
    default: true,
  }),
})
