import { fields, image, list, mediaFile, richText, select, text, toggle } from '#module-contract'
import { buttonFields, overlayFields, priorityField } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  subtitle: text({ label: 'Subtitle', multiline: true, maxLength: 400 }),
  body: richText({ label: 'Text' }),
  buttons: list({ label: 'Buttons', of: fields(buttonFields), itemLabel: 'label', max: 2 }),
  logo: image({ label: 'Logo' }),
  image: image({ label: 'Image' }),
  phoneImage: image({ label: 'Mobile image', help: 'Only on phones.' }),
  video: mediaFile({
    label: 'Background video',
    help: 'Plays without sound. Until it plays, and for visitors who prefer reduced motion, the image is shown.',
    kinds: ['video'],
    mime: 'video/mp4,video/webm',
  }),
  level: select({
    label: 'Heading level',
    options: { h1: 'H1', h2: 'H2', h3: 'H3' },
    default: 'h1',
  }),
  layout: select({
    label: 'Image',
    group: 'design',
    options: { cover: 'Behind the text', beside: 'Beside the text', below: 'Below the text' },
    default: 'cover',
  }),
  align: select({
    label: 'Text alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center' },
    default: 'start',
  }),
  place: select({
    label: 'Text position',
    group: 'design',
    options: { top: 'At the top', middle: 'In the middle', bottom: 'At the bottom' },
    default: 'bottom',
  }),
  ...overlayFields,
  height: select({
    label: 'Height',
    group: 'design',
    options: { auto: 'By its content', screen: 'Full screen' },
    default: 'auto',
  }),
  width: select({
    label: 'Display size',
    help: 'How wide the header is on the page. Choose “Full window” in a section of full width.',
    group: 'design',
    options: { full: 'Full window', page: 'Page width' },
    default: 'full',
  }),
  scrollDown: toggle({
    label: 'Link to scroll down',
    help: 'Leads to the end of the section.',
    group: 'behaviour',
    default: false,
  }),
  priority: priorityField({
    help: 'Loads the image before anything else.',
    isOn: true,
  }),
})
