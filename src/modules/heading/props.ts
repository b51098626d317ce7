import { fields, link, responsive, select, text, toggle } from '#module-contract'

export const Props = fields({
  text: text({ label: 'Heading', default: 'Heading', maxLength: 300 }),
  highlight: text({
    label: 'Highlighted words',
    help: 'Type the words exactly as they appear in the heading.',
    group: 'design',
    maxLength: 120,
  }),
  highlightStyle: select({
    label: 'Highlight by',
    group: 'design',
    options: { colour: 'Color', marker: 'Highlighter', line: 'Line below' },
    default: 'colour',
  }),
  lines: toggle({
    label: 'Reveal line by line',
    help: 'Lines appear while they scroll into view. Use | to break lines.',
    group: 'design',
    default: false,
  }),
  kicker: text({ label: 'Eyebrow', maxLength: 120 }),
  level: select({
    label: 'Heading level',
    help: 'Affects the document outline only; set the size under Design.',
    options: { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' },
    default: 'h2',
  }),
  size: responsive(
    select({
      label: 'Size',
      group: 'design',
      options: {
        auto: 'Default for its level',
        s: 'S',
        m: 'M',
        l: 'L',
        xl: 'XL',
        '2xl': '2XL',
        '3xl': '3XL',
        '4xl': '4XL',
        '5xl': '5XL',
      },
      default: 'auto',
    }),
  ),
  align: responsive(
    select({
      label: 'Text alignment',
      group: 'design',
      options: { start: 'Left', center: 'Center', end: 'Right' },
      default: 'start',
    }),
  ),
  link: link({ label: 'Link', group: 'behaviour' }),
})
