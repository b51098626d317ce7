/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Countdown: 'Countdown',
  'Days, hours, minutes and seconds until a date.':
    'Tage, Stunden, Minuten und Sekunden bis zu einem Zeitpunkt.',
  'End date': 'Enddatum',
  'Expired message': 'Text nach Ablauf',
  'Shown when the countdown has ended.': 'Wird nach Ablauf des Countdowns gezeigt.',
  'Event name': 'Name der Veranstaltung',
  'Tells search engines what begins then (schema.org Event). Leave empty to tell them nothing.':
    'Sagt Suchmaschinen, was dann beginnt (schema.org Event). Leer lassen, um ihnen nichts zu sagen.',
  Venue: 'Veranstaltungsort',
  'Address of the venue': 'Adresse des Veranstaltungsorts',
  'Date below': 'Datum darunter',
  Always: 'Immer',
  'Only without script': 'Nur ohne JavaScript',
  'To an event': 'Bis zu einer Veranstaltung',
  'In a narrow column': 'In einer schmalen Spalte',
  Expired: 'Abgelaufen',
  'What happens then': 'Was dann geschieht',
  'Message after the end': 'Meldung nach dem Ende',
}
