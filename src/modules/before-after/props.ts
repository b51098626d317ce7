import { fields, image, number, select, text } from '#module-contract'

export const Props = fields({
  before: image({ label: 'Image before' }),
  after: image({ label: 'Image after' }),
  beforeLabel: text({
    label: 'Label before',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 80,
    live: true,
  }),
  afterLabel: text({
    label: 'Label after',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 80,
    live: true,
  }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  start: number({
    label: 'Divider position',
    help: 'How much of the first image is seen in the beginning.',
    group: 'design',
    unit: '%',
    integer: true,
    min: 0,
    max: 100,
    default: 50,
  }),
  direction: select({
    label: 'Direction',
    group: 'design',
    options: { horizontal: 'Side by side', vertical: 'Below each other' },
    default: 'horizontal',
  }),
  labels: select({
    label: 'Labels',
    group: 'design',
    options: { over: 'On the images', below: 'Below the images' },
    default: 'over',
  }),
  frame: select({
    label: 'Frame',
    group: 'design',
    options: { none: 'None', mat: 'Wide frame' },
    default: 'none',
  }),
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    options: { natural: 'Original', '16/9': '16:9', '3/2': '3:2', '1/1': 'Square', '4/5': '4:5' },
    default: '3/2',
  }),
  move: select({
    label: 'Divider moves',
    group: 'behaviour',
    options: { drag: 'By dragging', hover: 'With the pointer' },
    default: 'drag',
  }),
})
