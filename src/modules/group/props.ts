import { fields, number, responsive, select, slot, toggle } from '#module-contract'
import { coverLinkFields, verticalAlign } from '#ui'

export const Props = fields({
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
  layout: responsive(
    select({
      label: 'Layout',
      group: 'design',
      options: { column: 'Below each other', row: 'Side by side', grid: 'Grid' },
      default: 'column',
    }),
  ),
  columns: responsive(
    number({
      label: 'Columns',
      help: 'Of a grid.',
      group: 'design',
      default: 3,
      min: 1,
      max: 12,
      integer: true,
    }),
  ),
  gap: responsive(
    select({
      label: 'Gap',
      group: 'design',
      options: { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' },
      default: 'normal',
    }),
  ),
  justify: responsive(
    select({
      label: 'Horizontal align',
      group: 'design',
      options: {
        start: 'Left',
        center: 'Center',
        end: 'Right',
        'space-between': 'Space between',
      },
      default: 'start',
    }),
  ),
  align: responsive(verticalAlign({ default: 'stretch' })),
  wrap: toggle({
    label: 'Wrap',
    help: 'What does not fit side by side goes on below.',
    group: 'design',
    default: true,
  }),
  ...coverLinkFields,
})
