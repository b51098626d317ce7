import { dateTime, fields, headingLevel, select, text } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  endsAt: dateTime({ label: 'End date' }),
  endText: text({
    label: 'Expired message',
    help: 'Shown when the countdown has ended.',
    maxLength: 300,
  }),
  eventName: text({
    label: 'Event name',
    help: 'Tells search engines what begins then (schema.org Event). Leave empty to tell them nothing.',
    maxLength: 200,
  }),
  place: text({ label: 'Venue', maxLength: 200 }),
  placeAddress: text({ label: 'Address of the venue', maxLength: 300 }),
  level: headingLevel({ default: 'h3' }),
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
