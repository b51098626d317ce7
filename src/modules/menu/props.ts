import {
  fields,
  menuPanels,
  menuReference,
  number,
  responsive,
  select,
  text,
  toggle,
} from '#module-contract'
import { ariaLabelField } from '#ui'

export const Props = fields({
  menu: menuReference({ label: 'Menu' }),
  title: text({ label: 'Title', help: 'Above a vertical menu.', maxLength: 120 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
    default: 'horizontal',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', lines: 'With lines', pills: 'Pills', display: 'Large' },
    default: 'plain',
  }),
  align: select({
    label: 'Alignment',
    help: 'A horizontal menu of the header is aligned by the header.',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right', spread: 'Full width' },
    default: 'start',
  }),
  gap: responsive(
    number({
      label: 'Gap',
      group: 'design',
      unit: 'px',
      integer: true,
      min: 0,
      max: 120,
      default: 32,
    }),
  ),
  phones: select({
    label: 'On phones',
    help: 'Of horizontal menus.',
    group: 'design',
    options: { button: 'Behind a button', wrap: 'Several lines', scroll: 'One line, scrollable' },
    default: 'button',
  }),
  secondary: menuReference({
    label: 'Second menu on phones',
    help: 'Its items stand at the end of the menu behind the button.',
    isOptional: true,
  }),
  buttonLabel: text({
    label: 'Button text',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  parents: select({
    label: 'Items with a submenu',
    group: 'behaviour',
    options: { link: 'Link and submenu', open: 'Only open their submenu' },
    default: 'link',
  }),
  open: toggle({
    label: 'Show submenus open',
    help: 'In vertical menus.',
    group: 'behaviour',
    default: false,
  }),
  label: ariaLabelField({
    help: 'Leave empty for the name of the menu.',
  }),
  panels: menuPanels(),
})
