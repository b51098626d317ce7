import { fields, list, number, select, slot, text } from '#module-kit'

const Tab = fields({
  title: text({ label: 'Title', default: 'Tab', maxLength: 120 }),
  name: text({
    label: 'Name in the address',
    help: 'A link to #name opens this tab.',
    group: 'behaviour',
    maxLength: 80,
    live: true,
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
})

export const Props = fields({
  items: list({ label: 'Tabs', of: Tab, itemLabel: 'title', max: 20 }),
  label: text({
    label: 'Name for screen readers',
    help: 'What the tabs are about.',
    group: 'behaviour',
    maxLength: 120,
    live: true,
  }),
  initial: number({
    label: 'Open at first',
    help: 'The number of the tab, from 1.',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: 20,
    default: 1,
  }),
  level: select({
    label: 'Level of the titles',
    help: 'Without script every tab is a section under its title.',
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
    default: 'h3',
  }),
  layout: select({
    label: 'Titles',
    group: 'design',
    options: { top: 'Above', side: 'Beside, where there is room' },
    default: 'top',
  }),
})
