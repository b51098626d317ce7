import { fields, image, link, list, number, richText, select, text, toggle } from '#module-kit'

const Slide = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  kicker: text({ label: 'Line above', maxLength: 120 }),
  body: richText({ label: 'Text' }),
  image: image({ label: 'Picture' }),
  button: text({ label: 'Button', maxLength: 80 }),
  link: link({ label: 'Link of the button', group: 'behaviour' }),
  align: select({
    label: 'Words',
    group: 'design',
    options: { start: 'At the start', center: 'In the middle', end: 'At the end' },
    default: 'start',
  }),
  place: select({
    label: 'Height of the words',
    group: 'design',
    options: { top: 'At the top', middle: 'In the middle', bottom: 'At the bottom' },
    default: 'bottom',
  }),
  tone: select({
    label: 'Words over the picture',
    group: 'design',
    options: { light: 'Light on a darkened picture', dark: 'Dark on a lightened picture' },
    default: 'light',
  }),
  overlay: number({
    label: 'Strength of the veil',
    help: 'How much the picture steps back behind the words.',
    group: 'design',
    unit: '%',
    min: 0,
    max: 100,
    integer: true,
    default: 50,
  }),
})

export const Props = fields({
  slides: list({ label: 'Slides', of: Slide, itemLabel: 'title', max: 30 }),
  label: text({
    label: 'Name for screen readers',
    help: 'What the slides show.',
    group: 'behaviour',
    default: 'Highlights',
    maxLength: 120,
    live: true,
  }),
  level: select({
    label: 'Level of the titles',
    options: { h1: 'H1', h2: 'H2', h3: 'H3' },
    default: 'h2',
  }),
  layout: select({
    label: 'Picture',
    group: 'design',
    options: { cover: 'Behind the words', beside: 'Beside the words' },
    default: 'cover',
  }),
  height: select({
    label: 'Height',
    group: 'design',
    options: { medium: 'Medium', large: 'Large', screen: 'The whole screen' },
    default: 'medium',
  }),
  sizes: select({
    label: 'Shown at',
    help: 'How wide the slider is on the page, so that no browser loads more than it shows.',
    group: 'design',
    options: { full: 'The whole window', page: 'The page' },
    default: 'page',
  }),
  priority: toggle({
    label: 'In the first screen',
    help: 'Loads the first picture before anything else.',
    group: 'behaviour',
    default: false,
  }),
  arrows: toggle({ label: 'Arrows', group: 'behaviour', default: true }),
  dots: toggle({ label: 'Dots', group: 'behaviour', default: true }),
  auto: toggle({
    label: 'Changes by itself',
    help: 'Stops under the pointer, with the focus, and where less motion is asked for.',
    group: 'behaviour',
    default: false,
  }),
  delayMs: number({
    label: 'Time per slide',
    help: 'Without a value, 7000.',
    group: 'behaviour',
    unit: 'ms',
    integer: true,
    min: 0,
    max: 120_000,
    default: 7000,
  }),
})
