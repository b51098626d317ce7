import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Bars',
    props: {
      items: [
        { title: 'Made by hand', percent: 92 },
        { title: 'Sold within the region', percent: 64 },
        { title: 'Sent abroad', percent: 7.5 },
      ],
    },
  },
  {
    name: 'Thin lines with large numerals',
    props: {
      layout: 'lines',
      items: [
        { title: 'Wool from this valley', percent: 80 },
        { title: 'Dyed with plants', percent: 45, colour: 'secondary-strong' },
        { title: 'Mended for free', percent: 100, colour: 'tertiary' },
      ],
    },
  },
  {
    name: 'Columns',
    props: {
      layout: 'columns',
      colour: 'secondary-strong',
      items: [
        { title: 'Monday', percent: 25 },
        { title: 'Tuesday', percent: 40 },
        { title: 'Wednesday', percent: 35 },
        { title: 'Thursday', percent: 80 },
        { title: 'Friday', percent: 95 },
        { title: 'Saturday', percent: 60 },
      ],
    },
  },
  {
    name: 'Below nothing and above everything',
    props: {
      rounded: true,
      items: [
        { title: 'More than was asked for', percent: 140 },
        { title: 'Nothing yet', percent: 0 },
        { title: 'Less than nothing', percent: -12 },
      ],
    },
  },
]
