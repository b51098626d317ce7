export const german: Record<string, string> = {
  Timeline: 'Zeitachse',
  'Events along a line: at the side, alternating or side by side.':
    'Ereignisse an einer Linie: seitlich, abwechselnd oder nebeneinander.',
  Entries: 'Einträge',
  'Date or time': 'Datum oder Uhrzeit',
  'Line at the side': 'Linie an der Seite',
  Alternating: 'Abwechselnd',
  'Alternating, with images': 'Abwechselnd, mit Bildern',
  Today: 'Heute',
  'Two people and an idea': 'Zwei Menschen und eine Idee',
  'The first customers come from the neighborhood.':
    'Die ersten Kunden kommen aus der Nachbarschaft.',
  'A larger place': 'Mehr Platz',
  'The team grows to twelve people and moves.': 'Das Team wächst auf zwölf Menschen und zieht um.',
  'Still independent': 'Noch immer unabhängig',
  'The company belongs to the people who work in it.':
    'Das Unternehmen gehört denen, die darin arbeiten.',
  '2012': '2012',
  '2018': '2018',
}
