import { partFields, repeatField, trackFields, videoFields } from '#media-ui'
import { fields, list, select, text, toggle } from '#module-contract'
import { ariaLabelField, priorityField, slideshowFields } from '#ui'

const Slide = fields({
  ...videoFields('title'),
  title: text({ label: 'Title', maxLength: 200 }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  captions: trackFields.captions,
  tracks: trackFields.tracks,
  ...partFields,
  loop: repeatField,
})

export const Props = fields({
  slides: list({ label: 'Slides', of: Slide, itemLabel: 'title', max: 60 }),
  label: ariaLabelField({
    help: 'Describes the videos to screen readers.',
    live: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { below: 'Text below', beside: 'Beside the text', stage: 'On a dark stage' },
    default: 'below',
  }),
  choice: select({
    label: 'Controls',
    group: 'design',
    options: { dots: 'Dots', thumbnails: 'Thumbnails', none: 'None' },
    default: 'dots',
  }),
  priority: priorityField({ help: 'Loads the first image before anything else.' }),
  arrows: toggle({ label: 'Arrows', group: 'behaviour', default: true }),
  ...slideshowFields({
    label: 'Time per slide',
    help: 'Shows one video after another, without playing them. Pauses on hover, on focus, while one plays, and for visitors who prefer reduced motion.',
  }),
})
