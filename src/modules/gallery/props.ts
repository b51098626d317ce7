import { fields, image, list, number, responsive, select, text, toggle } from '#module-kit'

const Picture = fields({
  image: image({ label: 'Picture' }),
  title: text({ label: 'Title', maxLength: 200 }),
  caption: text({ label: 'Caption', maxLength: 500 }),
})

export const Props = fields({
  items: list({ label: 'Pictures', of: Picture, itemLabel: 'title', max: 200 }),
  label: text({
    label: 'Name for screen readers',
    help: 'What the pictures show.',
    group: 'behaviour',
    default: 'Gallery',
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
    label: 'Pictures per page',
    help: '4 when it is 0.',
    group: 'design',
    integer: true,
    min: 0,
    max: 200,
    default: 0,
  }),
  ratio: select({
    label: 'Crop',
    group: 'design',
    options: {
      natural: 'As they are',
      '3/2': '3:2',
      '4/3': '4:3',
      '1/1': 'Square',
      '4/5': '4:5',
    },
    default: '4/5',
  }),
  captions: toggle({ label: 'Titles and captions', group: 'design', default: true }),
  auto: toggle({
    label: 'Slider changes by itself',
    group: 'behaviour',
    default: false,
  }),
  delayMs: number({
    label: 'Time per picture',
    help: 'Without a value, 7000.',
    group: 'behaviour',
    unit: 'ms',
    integer: true,
    min: 0,
    max: 120_000,
    default: 7000,
  }),
})
