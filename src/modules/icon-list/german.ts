export const german: Record<string, string> = {
  'Icon list': 'Symbolliste',
  'Short points with an icon each.': 'Kurze Punkte mit je einem Symbol.',
  'Lines between': 'Linien dazwischen',
  'Between items': 'Zwischen den Punkten',
  'Points below each other': 'Punkte untereinander',
  'Columns with lines': 'Spalten mit Linien',
  'Links in a line': 'Links in einer Zeile',
  'The first consultation is free': 'Die erste Beratung ist kostenlos',
  'A fixed price before we start': 'Ein fester Preis, bevor wir anfangen',
  'Ready within two weeks': 'In zwei Wochen fertig',
}
