import type { Example } from '#module-contract'

const data = { locale: 'en' }

export const examples: Example[] = [
  { name: 'A large number', props: { number: 4200, title: 'orders a year' }, data },
  {
    name: 'Per cent',
    props: { number: 9, percent: true, title: 'Returned in a year', layout: 'above' },
    data,
  },
  {
    name: 'With suffix and decimal',
    props: { number: 1260.5, suffix: ' °C', title: 'on a hot day' },
    data,
  },
  {
    name: 'Title beside the number',
    props: { number: 38, title: 'years in the same house', layout: 'beside' },
    data,
  },
]
