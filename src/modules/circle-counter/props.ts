import {
  colour,
  fields,
  number,
  responsive,
  richText,
  select,
  text,
  toggle,
} from '#module-contract'
import { coverLinkFields } from '#ui'

export const Props = fields({
  number: number({
    label: 'Number',
    help: 'In percent. The circle is drawn from 0 to 100, the number is shown as it is.',
    default: 100,
    step: 1,
  }),
  percent: toggle({ label: 'Percent sign', default: true }),
  title: text({ label: 'Title', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  ...coverLinkFields,
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { ring: 'Ring', gauge: 'Half ring', side: 'Small ring beside the text' },
    default: 'ring',
  }),
  wide: toggle({
    label: 'As wide as its place',
    help: 'Otherwise the ring is 16 rem wide at most.',
    group: 'design',
    default: false,
  }),
  rounded: toggle({ label: 'Rounded ends', group: 'design', default: false }),
  colour: responsive(colour({ label: 'Bar color', group: 'design' })),
  track: responsive(colour({ label: 'Track color', group: 'design' })),
})
