import { fields, headingLevel, icon, image, link, richText, select, text } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  icon: icon({ label: 'Icon' }),
  image: image({ label: 'Image instead of the icon' }),
  link: link({ label: 'Link', group: 'behaviour' }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Icon or image position',
    group: 'design',
    options: { top: 'Above', start: 'Beside' },
    default: 'top',
  }),
})
