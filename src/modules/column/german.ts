export const german: Record<string, string> = {
  Column: 'Spalte',
  'One column of a row.': 'Eine Spalte einer Zeile.',
  'Heading, text and button': 'Überschrift, Text und Schaltfläche',
  Tight: 'Eng',
}
