import { fields, image, list, richText, select, text } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  entries: list({
    label: 'Entries',
    of: fields({
      when: text({ label: 'Date or time', maxLength: 80 }),
      title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
      body: richText({ label: 'Text' }),
      image: image({ label: 'Image' }),
    }),
    itemLabel: 'title',
    max: 100,
  }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { side: 'Line at the side', alternating: 'Alternating', horizontal: 'Side by side' },
    default: 'side',
  }),
})
