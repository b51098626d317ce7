import { fields, image, mediaFile, select, slot, text, toggle } from '#module-contract'
import { coverLinkFields, overlayFields } from '#ui'
import { shapeColour, shapeField, shapeFlip, shapeFront, shapeHeight } from './shape-props.ts'

export const Props = fields({
  label: text({
    label: 'ARIA label',
    help: 'Makes the section a landmark. Leave it empty when the section starts with a heading.',
    group: 'behaviour',
  }),
  width: select({
    label: 'Content width',
    group: 'design',
    options: { page: 'Page', narrow: 'Reading', full: 'Full' },
    default: 'page',
  }),
  space: select({
    label: 'Vertical spacing',
    group: 'design',
    options: { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
  joined: toggle({
    label: 'Remove top spacing',
    help: 'Joins the section to the one above.',
    group: 'design',
    default: false,
  }),
  smoothScroll: toggle({
    label: 'Smooth scrolling',
    help: 'Off: links in this section jump without scrolling.',
    group: 'behaviour',
    default: true,
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
  image: image({ label: 'Background image' }),
  video: mediaFile({
    label: 'Background video',
    help: 'Plays without sound. Until it plays, and for visitors who prefer reduced motion, the image is shown.',
    kinds: ['video'],
    mime: 'video/mp4,video/webm',
  }),
  videoPlaysOutside: toggle({
    label: 'Play background video outside the viewport',
    help: 'Off: the video pauses while no part of the section is in view.',
    group: 'behaviour',
    default: false,
  }),
  ...overlayFields,
  topShape: shapeField('Top edge'),
  topShapeHeight: shapeHeight('Top edge: height'),
  topShapeColour: shapeColour('Top edge: color'),
  topShapeFlip: shapeFlip('Top edge: mirrored'),
  topShapeFront: shapeFront('Top edge: in front'),
  bottomShape: shapeField('Bottom edge'),
  bottomShapeHeight: shapeHeight('Bottom edge: height'),
  bottomShapeColour: shapeColour('Bottom edge: color'),
  bottomShapeFlip: shapeFlip('Bottom edge: mirrored'),
  bottomShapeFront: shapeFront('Bottom edge: in front'),
  ...coverLinkFields,
})
