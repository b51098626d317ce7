import { select } from './select.ts'

/** Where something opens beside its button; elsewhere where there is no room: `anchored.css`. */
export const placeField = select({
  label: 'Position',
  help: 'Where there is no room it opens on the other side.',
  group: 'design',
  options: { bottom: 'Below', top: 'Above', end: 'Beside' },
  default: 'bottom',
})
