export const german: Record<string, string> = {
  Countdown: 'Countdown',
  'Days, hours, minutes and seconds until a date.':
    'Tage, Stunden, Minuten und Sekunden bis zu einem Zeitpunkt.',
  'Counts down': 'Zählt herunter',
  'To a date': 'Bis zu einem Datum',
  'From the first visit, for each visitor': 'Ab dem ersten Besuch, für alle einzeln',
  'Where it counts down to a date.': 'Wenn bis zu einem Datum gezählt wird.',
  'Hours from the first visit': 'Stunden ab dem ersten Besuch',
  'Where each visitor has a countdown of their own. It goes on at the next visit, unless the visitor wants nothing remembered. Without script, none is shown.':
    'Wenn alle einen eigenen Countdown haben. Er läuft beim nächsten Besuch weiter, außer wenn jemand nicht wiedererkannt werden möchte. Ohne JavaScript wird keiner gezeigt.',
  'Redirect after the end': 'Weiterleitung nach Ablauf',
  'Where visitors are taken when the countdown has ended. Leave empty to stay on the page.':
    'Wohin Besucher nach Ablauf des Countdowns geführt werden. Leer lassen, um auf der Seite zu bleiben.',
  'For each visitor, from the first visit': 'Für alle einzeln, ab dem ersten Besuch',
  'End date': 'Enddatum',
  'Expired message': 'Text nach Ablauf',
  'Shown when the countdown has ended.': 'Wird nach Ablauf des Countdowns gezeigt.',
  'Event name': 'Name der Veranstaltung',
  'Tells search engines what begins on the end date (schema.org Event). Leave empty to tell them nothing.':
    'Sagt Suchmaschinen, was zum Enddatum beginnt (schema.org Event). Leer lassen, um ihnen nichts zu sagen.',
  Venue: 'Veranstaltungsort',
  'Address of the venue': 'Adresse des Veranstaltungsorts',
  'Date below': 'Datum darunter',
  Always: 'Immer',
  'Only without script': 'Nur ohne JavaScript',
  'To an event': 'Bis zu einer Veranstaltung',
  'In a narrow column': 'In einer schmalen Spalte',
  Expired: 'Abgelaufen',
  'Until the next event': 'Bis zur nächsten Veranstaltung',
  'The event has started.': 'Die Veranstaltung hat begonnen.',
}
