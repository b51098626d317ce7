import { listedSlideFields } from '#content'
import {
  fields,
  image,
  link,
  list,
  mediaFile,
  richText,
  select,
  text,
  toggle,
} from '#module-contract'
import { ariaLabelField, overlayFields, priorityField, slideshowFields } from '#ui'

const Slide = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  kicker: text({ label: 'Eyebrow', maxLength: 120 }),
  body: richText({ label: 'Text' }),
  image: image({ label: 'Image' }),
  video: mediaFile({
    label: 'Background video',
    help: 'Plays without sound. Until it plays, and for visitors who prefer reduced motion, the image is shown.',
    kinds: ['video'],
    mime: 'video/mp4,video/webm',
  }),
  button: text({ label: 'Button', maxLength: 80 }),
  link: link({ label: 'Button link', group: 'behaviour' }),
  align: select({
    label: 'Text alignment',
    group: 'design',
    options: { start: 'Left', center: 'In the middle', end: 'Right' },
    default: 'start',
  }),
  place: select({
    label: 'Text position',
    group: 'design',
    options: { top: 'At the top', middle: 'In the middle', bottom: 'At the bottom' },
    default: 'bottom',
  }),
  ...overlayFields,
})

export const Props = fields({
  ...listedSlideFields,
  slides: list({ label: 'Slides', of: Slide, itemLabel: 'title', max: 30 }),
  label: ariaLabelField({
    help: 'Describes the slider to screen readers.',
    live: true,
  }),
  level: select({
    label: 'Heading level',
    options: { h1: 'H1', h2: 'H2', h3: 'H3' },
    default: 'h2',
  }),
  layout: select({
    label: 'Image',
    group: 'design',
    options: {
      cover: 'Behind the text',
      beside: 'Beside the text',
      after: 'On the other side of the text',
      above: 'Above the text',
    },
    default: 'cover',
  }),
  height: select({
    label: 'Height',
    group: 'design',
    options: { medium: 'Medium', large: 'Large', screen: 'Full screen' },
    default: 'medium',
  }),
  sizes: select({
    label: 'Display size',
    help: 'How wide the slider is on the page. Browsers load files of this size.',
    group: 'design',
    options: { full: 'Full window', page: 'Page width' },
    default: 'page',
  }),
  priority: priorityField({
    help: 'Loads the first image before anything else.',
  }),
  motion: select({
    label: 'Change of slides',
    group: 'design',
    options: { fade: 'Fade', slide: 'Slide', still: 'At once' },
    default: 'fade',
  }),
  zoom: toggle({
    label: 'Images grow slowly',
    help: 'For five seconds, while their slide is shown; not for visitors who prefer reduced motion.',
    group: 'design',
    default: false,
  }),
  progress: select({
    label: 'Dots as',
    group: 'design',
    options: { lines: 'Lines', numbers: 'Numbered progress' },
    default: 'lines',
  }),
  arrows: toggle({ label: 'Arrows', group: 'behaviour', default: true }),
  dots: toggle({ label: 'Dots', group: 'behaviour', default: true }),
  ...slideshowFields({ label: 'Time per slide' }),
})
