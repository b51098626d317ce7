import { colour, number, responsive, select, toggle } from '#module-contract'
import { type Shape, shapes } from './shapes.ts'

const labels: Record<Shape | 'none', string> = {
  none: 'None',
  tilt: 'Tilt',
  sweep: 'Sweep',
  arch: 'Arch',
  bowl: 'Bowl',
  wave: 'Wave',
  swell: 'Swell',
  waves: 'Waves',
  peak: 'Peak',
  slope: 'Slope',
  notch: 'Notch',
  mountains: 'Mountains',
  hills: 'Hills',
  zigzag: 'Zigzag',
  scallops: 'Scallops',
  steps: 'Stairs',
  torn: 'Torn paper',
}

const group = 'design'

/** Shape of a section's edge. */
export const shapeField = (label: string) =>
  select({
    label,
    group,
    options: labels,
    pictures: { viewBox: '0 0 1200 120', paths: { none: [], ...shapes } },
    default: 'none',
  })
export const shapeHeight = (label: string) =>
  responsive(number({ label, group, unit: 'px', min: 4, max: 600, default: 80 }))
export const shapeColour = (label: string) =>
  colour({ label, group, help: 'That of what lies beside the section; else the page’s.' })
export const shapeFlip = (label: string) => toggle({ label, group, default: false })
export const shapeFront = (label: string) =>
  toggle({ label, group, help: 'Over what the section holds.', default: false })
