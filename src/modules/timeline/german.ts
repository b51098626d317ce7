/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Timeline: 'Zeitachse',
  'Events along a line: at the side, alternating or side by side.':
    'Ereignisse an einer Linie: seitlich, abwechselnd oder nebeneinander.',
  Entries: 'Einträge',
  'Date or time': 'Datum oder Uhrzeit',
  'Line at the side': 'Linie an der Seite',
  Alternating: 'Abwechselnd',
  'Alternating, with images': 'Abwechselnd, mit Bildern',
  Year: 'Jahr',
  Today: 'Heute',
  'How it began': 'Wie es anfing',
  'Tell of the beginning.': 'Erzählen Sie vom Anfang.',
  'Where it stands': 'Wo es steht',
  'Tell of today.': 'Erzählen Sie von heute.',
}
