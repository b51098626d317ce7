import { fields, image, list, number, responsive, select, text, toggle } from '#module-kit'

const Picture = fields({
  image: image({ label: 'Image' }),
  title: text({ label: 'Title', maxLength: 200 }),
  caption: text({ label: 'Caption', maxLength: 500 }),
})

export const Props = fields({
  items: list({ label: 'Images', of: Picture, itemLabel: 'title', max: 200 }),
  label: text({
    label: 'ARIA label',
    help: 'Describes the gallery to screen readers.',
    group: 'behaviour',
    maxLength: 120,
    live: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { grid: 'Grid with pages', slider: 'Slider' },
    default: 'grid',
  }),
  columns: responsive(
    number({
      label: 'Columns of the grid',
      group: 'design',
      integer: true,
      min: 1,
      max: 8,
      default: 4,
    }),
  ),
  perPage: number({
    label: 'Images per page',
    help: '0 uses the default of 4.',
    group: 'design',
    integer: true,
    min: 0,
    max: 200,
    default: 0,
  }),
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    options: {
      natural: 'Original',
      '3/2': '3:2',
      '4/3': '4:3',
      '1/1': 'Square',
      '4/5': '4:5',
    },
    default: '4/5',
  }),
  captions: toggle({ label: 'Titles and captions', group: 'design', default: true }),
  auto: toggle({
    label: 'Autoplay',
    group: 'behaviour',
    default: false,
  }),
  delayMs: number({
    label: 'Time per image',
    help: '0 uses the default of 7000 ms.',
    group: 'behaviour',
    unit: 'ms',
    integer: true,
    min: 0,
    max: 120_000,
    default: 7000,
  }),
})
