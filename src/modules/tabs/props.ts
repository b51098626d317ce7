import { fields, icon, image, list, number, select, slot, text } from '#module-contract'
import { ariaLabelField, headingLevel } from '#ui'

const Tab = fields({
  title: text({ label: 'Title', default: 'Tab', maxLength: 120 }),
  name: text({
    label: 'Anchor ID',
    help: 'A link to #anchor-id opens this tab.',
    group: 'behaviour',
    maxLength: 80,
    live: true,
  }),
  icon: icon({ label: 'Icon', group: 'design' }),
  image: image({
    label: 'Image',
    help: 'Stands beside the content and changes with the tab.',
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
})

export const Props = fields({
  items: list({ label: 'Tabs', of: Tab, itemLabel: 'title', max: 20 }),
  label: ariaLabelField({
    help: 'Describes the tabs to screen readers.',
    live: true,
  }),
  initial: number({
    label: 'Open initially',
    help: 'The number of the tab, starting at 1.',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: 20,
    default: 1,
  }),
  level: headingLevel({
    default: 'h3',
    help: 'Without JavaScript every tab is a section under its title.',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'Lines', pills: 'Pills', boxes: 'Boxes' },
    default: 'lines',
  }),
  layout: select({
    label: 'Titles',
    group: 'design',
    options: { top: 'Above', side: 'Beside, if there is room' },
    default: 'top',
  }),
})
