import { select } from './select.ts'

/** Shape of frames around icons and links. */
export const shapeField = select({
  label: 'Shape',
  group: 'design',
  options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
  default: 'circle',
})

/** Alignment of content that is narrower than its container. */
export const alignField = select({
  label: 'Alignment',
  group: 'design',
  options: { start: 'Left', center: 'Center', end: 'Right' },
  default: 'start',
})
