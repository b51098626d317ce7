import { formatDate } from '#base'
import type { Example } from '#module-contract'
import type { CountdownData } from './load.server.ts'

const COURSE = Date.UTC(2031, 2, 14, 9, 0)
const OPEN_HOUSE = Date.UTC(2030, 11, 6, 10, 0)
const SALE = Date.UTC(2024, 11, 7, 10, 0)

const dataOf = (endsAt: number): CountdownData => ({
  now: Date.UTC(2030, 0, 1),
  end: formatDate(endsAt, { locale: 'en', timeZone: 'UTC' }, 'moment'),
})

export const examples: Example<CountdownData>[] = [
  {
    name: 'To an event',
    props: {
      title: 'The next course starts in',
      endsAt: COURSE,
      endText: 'The course has begun. The next one is in autumn.',
      eventName: 'Spring course',
      place: 'Example hall',
      placeAddress: '1 Example Street, Example Town',
    },
    data: dataOf(COURSE),
  },
  {
    name: 'In a narrow column',
    props: {
      title: 'Open house',
      date: 'fallback',
      endsAt: OPEN_HOUSE,
      design: { maxWidth: '24rem' },
    },
    data: dataOf(OPEN_HOUSE),
  },
  {
    name: 'Expired',
    props: {
      title: 'Winter sale',
      style: 'boxes',
      align: 'center',
      endsAt: SALE,
      endText: 'Sold out by noon. See you next December.',
    },
    data: dataOf(SALE),
  },
  {
    name: 'For each visitor, from the first visit',
    props: {
      title: 'Your place is held for',
      style: 'line',
      counts: 'visit',
      hours: 48,
      date: 'fallback',
    },
    data: { now: 0, end: '' },
  },
]
