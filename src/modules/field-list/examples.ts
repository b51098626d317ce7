import type { Example } from '#module-contract'
import type { FieldListData } from './load.server.ts'

const data: FieldListData = {
  rows: [
    { key: 'date', label: 'Date', fact: { kind: 'date', at: '2027-03-01T19:30' } },
    {
      key: 'place',
      label: 'Place',
      fact: { kind: 'text', texts: ['Name of a place'], hrefs: ['#'] },
    },
    { key: 'seats', label: 'Seats', fact: { kind: 'number', value: 1200 } },
    { key: 'topics', label: 'Topics', fact: { kind: 'text', texts: ['First', 'Second'] } },
  ],
}

export const examples: Example<FieldListData>[] = [
  { name: 'A list with labels', props: {}, data },
  { name: 'Columns with labels', props: { layout: 'columns' }, data },
  { name: 'One line', props: { layout: 'line' }, data },
]
