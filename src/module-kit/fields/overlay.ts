import { number } from './number.ts'
import { select } from './select.ts'

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
