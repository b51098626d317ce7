import { fields, responsive, select, slot } from '#module-contract'
import { coverLinkFields, verticalAlign } from '#ui'

const layouts = {
  '1': 'One column',
  '1-1': 'Two equal',
  '1-1-1': 'Three equal',
  '1-1-1-1': 'Four equal',
  '1-1-1-1-1': 'Five equal',
  '1-1-1-1-1-1': 'Six equal',
  '2-1': 'Two thirds, one third',
  '1-2': 'One third, two thirds',
  '3-2': 'Three fifths, two fifths',
  '2-3': 'Two fifths, three fifths',
  '3-1': 'Three quarters, one quarter',
  '1-3': 'One quarter, three quarters',
  '4-1': 'Four fifths, one fifth',
  '1-4': 'One fifth, four fifths',
  '2-1-1': 'Half, two quarters',
  '1-2-1': 'Quarter, half, quarter',
  '1-1-2': 'Two quarters, half',
  '3-1-1': 'Three fifths, two of one fifth',
  '1-3-1': 'One fifth, three fifths, one fifth',
  '1-1-3': 'Two of one fifth, three fifths',
  '2-1-1-1': 'Two fifths, three of one fifth',
  '1-1-1-2': 'Three of one fifth, two fifths',
  '3-1-1-1': 'Half, three of one sixth',
  '1-1-1-3': 'Three of one sixth, half',
}

const BOX = { width: 60, height: 24, gap: 2 }

/** Drawing of a layout's columns for the builder. */
function drawColumns(layout: string): string[] {
  const shares = layout.split('-').map(Number)
  const all = shares.reduce((sum, share) => sum + share, 0)
  const width = BOX.width - BOX.gap * (shares.length - 1)
  let x = 0
  return shares.map(share => {
    const own = (width * share) / all
    const path = `M${x.toFixed(2)} 0h${own.toFixed(2)}v${BOX.height}h-${own.toFixed(2)}z`
    x += own + BOX.gap
    return path
  })
}

const pictures = {
  viewBox: `0 0 ${BOX.width} ${BOX.height}`,
  paths: Object.fromEntries(Object.keys(layouts).map(layout => [layout, drawColumns(layout)])),
}

export const Props = fields({
  columns: slot({ label: 'Columns', allow: ['column'] }),
  layout: responsive(
    select({ label: 'Layout', group: 'design', options: layouts, pictures, default: '1-1' }),
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
