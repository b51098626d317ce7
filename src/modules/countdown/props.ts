import { dateTime, fields, link, number, select, text } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  counts: select({
    label: 'Counts down',
    options: { date: 'To a date', visit: 'From the first visit, for each visitor' },
    default: 'date',
  }),
  endsAt: dateTime({ label: 'End date', help: 'Where it counts down to a date.' }),
  hours: number({
    label: 'Hours from the first visit',
    help: 'Where each visitor has a countdown of their own. It goes on at the next visit, unless the visitor wants nothing remembered. Without script, none is shown.',
    min: 0.1,
    max: 8760,
    default: 48,
  }),
  endText: text({
    label: 'Expired message',
    help: 'Shown when the countdown has ended.',
    maxLength: 300,
  }),
  redirect: link({
    label: 'Redirect after the end',
    help: 'Where visitors are taken when the countdown has ended. Leave empty to stay on the page.',
    group: 'behaviour',
  }),
  eventName: text({
    label: 'Event name',
    help: 'Tells search engines what begins on the end date (schema.org Event). Leave empty to tell them nothing.',
    maxLength: 200,
  }),
  place: text({ label: 'Venue', maxLength: 200 }),
  placeAddress: text({ label: 'Address of the venue', maxLength: 300 }),
  level: headingLevel({ default: 'h3' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Large numbers', boxes: 'Boxes', line: 'In a line' },
    default: 'plain',
  }),
  date: select({
    label: 'Date below',
    group: 'design',
    options: { show: 'Always', fallback: 'Only without script' },
    default: 'show',
  }),
  align: select({
    label: 'Text alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center' },
    default: 'start',
  }),
})
