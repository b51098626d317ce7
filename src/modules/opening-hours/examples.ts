import type { Example } from '#module-contract'
import { describeHours, type HoursData } from './describe-hours.ts'

const NOW = Date.UTC(2030, 11, 2)

const shop = {
  hours: [
    { days: 'weekdays', opens: '10:00', closes: '18:00' },
    { days: 'saturday', opens: '10:00', closes: '14:00' },
  ],
  exceptions: [
    { from: Date.UTC(2030, 11, 24), until: Date.UTC(2031, 0, 6), opens: '', closes: '', note: '' },
    {
      from: Date.UTC(2030, 11, 6),
      until: 0,
      opens: '12:00',
      closes: '22:00',
      note: 'Evening of open doors',
    },
  ],
}
const kitchen = {
  hours: [
    ...['tuesday', 'wednesday', 'thursday'].flatMap(days => [
      { days, opens: '11:30', closes: '14:00' },
      { days, opens: '18:00', closes: '23:00' },
    ]),
    { days: 'friday', opens: '18:00', closes: '1:00' },
    { days: 'saturday', opens: '18:00', closes: '1:00' },
  ],
  exceptions: [],
}

const dataOf = (props: typeof shop, isGrouped: boolean): HoursData =>
  describeHours(props, { locale: 'en', timeZone: 'UTC', now: NOW, isGrouped })

export const examples: Example<HoursData>[] = [
  {
    name: 'Equal days together, with exceptions',
    props: { title: 'When we are here', ...shop },
    data: dataOf(shop, true),
  },
  {
    name: 'Every day, twice a day and past midnight',
    props: { title: 'Kitchen', layout: 'list', ...kitchen },
    data: dataOf(kitchen, false),
  },
  {
    name: 'Now, the week opens',
    props: { layout: 'compact', ...shop, exceptions: [] },
    data: dataOf({ ...shop, exceptions: [] }, false),
  },
]
