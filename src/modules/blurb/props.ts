import { fields, icon, image, link, richText, select, text } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  icon: icon({ label: 'Icon' }),
  image: image({ label: 'Image instead of the icon' }),
  number: text({
    label: 'Number instead of the icon',
    help: 'Example: 01',
    maxLength: 12,
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Icon or image position',
    group: 'design',
    options: {
      top: 'Above',
      start: 'Beside',
      end: 'On the other side',
      alternate: 'Side by side, alternating',
    },
    default: 'top',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', card: 'Card' },
    default: 'plain',
  }),
})
