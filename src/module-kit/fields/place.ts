import { select } from './select.ts'

/** Position of content that opens beside its button: `anchored.css`. */
export const placeField = select({
  label: 'Position',
  help: 'Where there is no room it opens on the other side.',
  group: 'design',
  options: { bottom: 'Below', top: 'Above', end: 'Beside' },
  default: 'bottom',
})
