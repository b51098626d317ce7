import { coverLinkFields, fields, responsive, select, slot, verticalAlign } from '#module-kit'

const layouts = {
  '1': 'One column',
  '1-1': 'Two equal',
  '1-1-1': 'Three equal',
  '1-1-1-1': 'Four equal',
  '2-1': 'Two thirds, one third',
  '1-2': 'One third, two thirds',
  '3-2': 'Three fifths, two fifths',
  '2-3': 'Two fifths, three fifths',
  '3-1': 'Three quarters, one quarter',
  '1-3': 'One quarter, three quarters',
}

export const Props = fields({
  columns: slot({ label: 'Columns', allow: ['column'] }),
  layout: responsive(
    select({ label: 'Layout', group: 'design', options: layouts, default: '1-1' }),
  ),
  gap: select({
    label: 'Gap',
    group: 'design',
    options: { none: 'None', normal: 'Normal', wide: 'Wide' },
    default: 'normal',
  }),
  align: verticalAlign({ default: 'start' }),
  ...coverLinkFields,
})
