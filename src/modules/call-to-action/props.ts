import { fields, image, list, richText, select, text } from '#module-contract'
import { buttonFields, coverLinkFields, headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  buttons: list({ label: 'Buttons', of: fields(buttonFields), itemLabel: 'label', max: 3 }),
  image: image({ label: 'Image' }),
  ...coverLinkFields,
  level: headingLevel({ default: 'h2' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { band: 'Buttons beside', stacked: 'Below each other', split: 'Image beside' },
    default: 'band',
  }),
  align: select({
    label: 'Text alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center' },
    default: 'start',
  }),
})
