import { fields, image, list, richText, select, text, toggle } from '#module-contract'
import { buttonFields, headingLevel } from '#ui'

const Column = fields({
  name: text({ label: 'Name', default: 'Column', maxLength: 80 }),
  description: text({ label: 'Description', maxLength: 160 }),
  image: image({ label: 'Image' }),
  ...buttonFields,
  featured: toggle({ label: 'Featured', group: 'design', default: false }),
})

const Cell = fields({
  mark: select({
    label: 'Mark',
    options: { yes: 'Yes', no: 'No', text: 'Text only' },
    default: 'yes',
  }),
  text: text({ label: 'Text', maxLength: 200 }),
})

const Row = fields({
  label: text({ label: 'Label', default: 'Row', maxLength: 160 }),
  help: text({ label: 'Explanation', maxLength: 300 }),
  isGroup: toggle({
    label: 'Heading of a group',
    help: 'Stands above the rows that follow, without values.',
    default: false,
  }),
  cells: list({ label: 'Values, one for each column', of: Cell, itemLabel: 'text', max: 12 }),
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  columns: list({ label: 'Columns', of: Column, itemLabel: 'name', max: 12 }),
  rows: list({ label: 'Rows', of: Row, itemLabel: 'label', max: 200 }),
  note: richText({ label: 'Text below' }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { lines: 'Lines', striped: 'Striped', boxes: 'Boxes' },
    default: 'lines',
  }),
  align: select({
    label: 'Values',
    group: 'design',
    options: { center: 'Center', start: 'Left' },
    default: 'center',
  }),
})
