import { fields, icon, list, richText, select, text } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  steps: list({
    label: 'Steps',
    of: fields({
      title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
      body: richText({ label: 'Text' }),
      icon: icon({ label: 'Icon' }),
    }),
    itemLabel: 'title',
    max: 40,
  }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { vertical: 'Below each other', horizontal: 'Side by side' },
    default: 'vertical',
  }),
  marker: select({
    label: 'Marker',
    group: 'design',
    options: { number: 'Step number', icon: 'Icon', large: 'Large number' },
    default: 'number',
  }),
})
