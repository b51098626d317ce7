import { listedSlideFields } from '#content'
import { fields, list, number, responsive, select, slot, text, toggle } from '#module-contract'
import { ariaLabelField, headingLevel, slideshowFields } from '#ui'

const Slide = fields({
  name: text({
    label: 'Name',
    help: 'For the list in the builder; visitors do not see it.',
    group: 'behaviour',
    maxLength: 120,
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column', 'carousel'] }),
})

export const Props = fields({
  ...listedSlideFields,
  slides: list({ label: 'Slides', of: Slide, itemLabel: 'name', max: 60 }),
  label: ariaLabelField({
    help: 'Describes the carousel to screen readers.',
    live: true,
  }),
  level: headingLevel({ default: 'h3' }),
  columns: responsive(
    number({
      label: 'Slides in view',
      help: '0 shows 3, or 4 where there is room.',
      group: 'design',
      integer: true,
      min: 0,
      max: 8,
      default: 0,
    }),
  ),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { plain: 'Plain', cards: 'Cards', lines: 'With lines between' },
    default: 'plain',
  }),
  arrows: toggle({ label: 'Arrows', group: 'behaviour', default: true }),
  dots: toggle({ label: 'Dots', group: 'behaviour', default: true }),
  ...slideshowFields({ label: 'Time per group' }),
})
