import { fields, image, link, mediaFile, number, responsive, select, text } from '#module-contract'
import { alignField } from '#ui'

export const Props = fields({
  file: mediaFile({
    label: 'Animation (Lottie)',
    help: 'A JSON file with its pictures embedded.',
    kinds: ['file'],
    mime: 'video/lottie+json',
  }),
  poster: image({
    label: 'Still image',
    help: 'Shown until it plays, in print, and to visitors who prefer reduced motion.',
  }),
  name: text({
    label: 'Name of the animation',
    help: 'Says to screen readers what it shows. Leave empty where it is decoration.',
    group: 'behaviour',
    maxLength: 200,
    live: true,
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
  play: select({
    label: 'Plays',
    group: 'behaviour',
    options: {
      once: 'Once, when it is seen',
      loop: 'Again and again',
      hover: 'While the pointer is on it',
      scroll: 'As far as the page is scrolled',
    },
    default: 'loop',
  }),
  speed: number({
    label: 'Speed',
    group: 'behaviour',
    unit: '×',
    min: 0.1,
    max: 4,
    default: 1,
  }),
  width: responsive(
    number({ label: 'Width', group: 'design', unit: 'px', min: 16, max: 2400, default: 480 }),
  ),
  align: alignField,
  frame: select({
    label: 'Frame',
    group: 'design',
    options: { none: 'None', line: 'Line', mat: 'Tinted frame' },
    default: 'none',
  }),
})
