import { dateTime, fields, list, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

const times = {
  opens: text({ label: 'Opens', placeholder: '10:00', maxLength: 5, live: true }),
  closes: text({ label: 'Closes', placeholder: '18:00', maxLength: 5, live: true }),
}

const Hours = fields({
  days: select({
    label: 'Days',
    options: {
      weekdays: 'Monday to Friday',
      weekend: 'Saturday and Sunday',
      daily: 'Every day',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    default: 'weekdays',
  }),
  ...times,
})

const Exception = fields({
  from: dateTime({ label: 'First day' }),
  until: dateTime({ label: 'Last day', help: 'Leave empty for a single day.' }),
  ...times,
  note: text({ label: 'Note', help: 'Such as “Public holiday”.', maxLength: 120 }),
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  hours: list({
    label: 'Opening hours',
    help: 'Several for one day are possible. A day without any is closed.',
    of: Hours,
    itemLabel: 'days',
    max: 40,
  }),
  exceptions: list({
    label: 'Holidays and exceptions',
    help: 'Without times the place is closed. Shown until they are over.',
    of: Exception,
    itemLabel: 'note',
    max: 60,
  }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { list: 'Every day', grouped: 'Equal days together', compact: 'Now, the week opens' },
    default: 'grouped',
  }),
  status: toggle({
    label: 'Say whether it is open now',
    group: 'behaviour',
    default: true,
  }),
  place: text({
    label: 'Name of the place',
    help: 'Tells search engines whose hours these are (schema.org). Leave empty to tell them nothing.',
    group: 'behaviour',
    maxLength: 120,
  }),
})
