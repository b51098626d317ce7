import { alignField, shapeField } from './looks.ts'
import { select } from './select.ts'
import { toggle } from './switch.ts'

/** Appearance of network links: `network-links.css`. */
export const networkLookFields = {
  show: select({
    label: 'Show',
    group: 'design',
    options: { icons: 'Icons', names: 'Icons with names', words: 'Names only' },
    default: 'icons',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', outline: 'Outline', solid: 'Filled' },
    default: 'outline',
  }),
  shape: shapeField,
  align: alignField,
  brand: toggle({
    label: 'Brand colors',
    help: 'Filled icons show them at once, others on hover.',
    group: 'design',
    default: false,
  }),
}
