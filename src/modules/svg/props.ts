import { colour, fields, link, mediaFile, number, responsive, select, text } from '#module-contract'
import { alignField } from '#ui'

export const Props = fields({
  file: mediaFile({ label: 'SVG', kinds: ['svg'] }),
  label: text({
    label: 'Name of the drawing',
    help: 'Says to screen readers what it shows. Leave empty where it is decoration.',
    group: 'behaviour',
    maxLength: 200,
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
  width: responsive(
    number({ label: 'Width', group: 'design', unit: 'px', min: 16, max: 2400, default: 320 }),
  ),
  align: alignField,
  colours: select({
    label: 'Colors',
    group: 'design',
    options: { own: 'Of the file', theme: 'One color' },
    default: 'own',
  }),
  colour: colour({ label: 'Color', group: 'design' }),
  draw: select({
    label: 'Drawing itself',
    help: 'Its lines are drawn one after another. Visitors who prefer reduced motion see it finished.',
    group: 'design',
    options: { none: 'No', load: 'When the page opens', scroll: 'While it is scrolled into view' },
    default: 'none',
  }),
  durationMs: number({
    label: 'Time to draw',
    group: 'design',
    unit: 'ms',
    integer: true,
    min: 200,
    max: 20_000,
    default: 2400,
  }),
})
