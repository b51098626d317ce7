import { number, select } from '#module-contract'

/** Heading level of a title inside a page's content. The page title has level 1. */
export function headingLevel(options: { default: 'h2' | 'h3' | 'h4'; help?: string }) {
  return select({
    label: 'Heading level',
    ...options,
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
  })
}

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

/** Appearance of text on an image: `design/css/on-image.css`. */
export const overlayFields = {
  tone: select({
    label: 'Text overlay',
    group: 'design',
    options: { light: 'Light text on a darkened image', dark: 'Dark text on a lightened image' },
    default: 'light',
  }),
  overlay: number({
    label: 'Overlay opacity',
    help: 'How strongly the image is darkened or lightened behind the text.',
    group: 'design',
    unit: '%',
    min: 0,
    max: 100,
    integer: true,
    default: 50,
  }),
}

/** Position of content that opens beside its button: `anchored.css`. */
export const placeField = select({
  label: 'Position',
  help: 'Where there is no room it opens on the other side.',
  group: 'design',
  options: { bottom: 'Below', top: 'Above', end: 'Beside' },
  default: 'bottom',
})

/** Vertical alignment of columns. */
export function verticalAlign(options: { default: 'start' | 'stretch' }) {
  return select({
    label: 'Vertical align',
    group: 'design',
    ...options,
    options: {
      start: 'At the top',
      center: 'In the middle',
      end: 'At the bottom',
      stretch: 'Equal heights',
    },
  })
}
