import { fields, image, link, list, number, richText, select, text } from '#module-contract'
import { placeField } from '#ui'

const place = { group: 'design', unit: '%', min: 0, max: 100, default: 50 } as const

const Point = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  button: text({ label: 'Button', maxLength: 80 }),
  link: link({ label: 'Button link', group: 'behaviour' }),
  x: number({ label: 'From the left', ...place }),
  y: number({ label: 'From the top', ...place }),
})

export const Props = fields({
  image: image({ label: 'Image' }),
  points: list({ label: 'Points', of: Point, itemLabel: 'title', max: 40 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { dots: 'Dots', numbers: 'Numbers', list: 'Numbers with a list beside' },
    default: 'dots',
  }),
  place: placeField,
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    options: { natural: 'Original', '16/9': '16:9', '3/2': '3:2', '1/1': 'Square', '4/5': '4:5' },
    default: '3/2',
  }),
})
