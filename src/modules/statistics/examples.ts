import type { Example } from '#module-contract'

const items = [
  { value: '1987', label: 'was the year that we began' },
  { value: '98 %', label: 'of what we send arrives whole' },
  { value: '36', label: 'people have learned it here' },
  { value: '6 weeks', label: 'from an order to its parcel' },
]

export const examples: Example[] = [
  { name: 'Figures in a line', props: { items } },
  { name: 'Lines between', props: { items: items.slice(0, 3), layout: 'lines' } },
  {
    name: 'One figure, as wide as its place',
    props: {
      items: [{ value: '12,480', label: 'people have come through this door' }],
      size: 'giant',
    },
  },
  { name: 'Very large, below each other', props: { items, layout: 'stacked', size: 'huge' } },
]
