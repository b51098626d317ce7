/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  'Opening hours': 'Öffnungszeiten',
  'The week with holidays and exceptions, and whether it is open now.':
    'Die Woche mit Feiertagen und Ausnahmen, und ob gerade geöffnet ist.',
  Opens: 'Öffnet',
  Closes: 'Schließt',
  Days: 'Tage',
  'Monday to Friday': 'Montag bis Freitag',
  'Saturday and Sunday': 'Samstag und Sonntag',
  'Every day': 'Jeder Tag',
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'Leave empty for a single day.': 'Leer lassen für einen einzelnen Tag.',
  Note: 'Hinweis',
  'Such as “Public holiday”.': 'Zum Beispiel „Feiertag“.',
  'Several for one day are possible. A day without any is closed.':
    'Mehrere an einem Tag sind möglich. Ein Tag ohne Zeiten ist geschlossen.',
  'Holidays and exceptions': 'Feiertage und Ausnahmen',
  'Without times the place is closed. Shown until they are over.':
    'Ohne Zeiten ist geschlossen. Werden gezeigt, bis sie vorbei sind.',
  'Equal days together': 'Gleiche Tage zusammen',
  'Now, the week opens': 'Jetzt, die Woche zum Aufklappen',
  'Say whether it is open now': 'Sagen, ob gerade geöffnet ist',
  'Tells search engines whose hours these are (schema.org). Leave empty to tell them nothing.':
    'Sagt Suchmaschinen, wessen Zeiten das sind (schema.org). Leer lassen, um ihnen nichts zu sagen.',
  'Equal days together, with exceptions': 'Gleiche Tage zusammen, mit Ausnahmen',
  'Every day, twice a day and past midnight': 'Jeder Tag, zweimal am Tag und bis nach Mitternacht',
}
