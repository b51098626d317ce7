import { select } from './select.ts'

/** Of icons and links in a frame. */
export const shapeField = select({
  label: 'Shape',
  group: 'design',
  options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
  default: 'circle',
})

/** Where something stands that is narrower than its place. */
export const alignField = select({
  label: 'Alignment',
  group: 'design',
  options: { start: 'Left', center: 'Center', end: 'Right' },
  default: 'start',
})
