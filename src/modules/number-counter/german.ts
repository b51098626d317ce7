export const german: Record<string, string> = {
  'Number counter': 'Zähler',
  'A number that counts up when it scrolls into view.':
    'Eine Zahl, die hochzählt, sobald sie sichtbar wird.',
  Prefix: 'Präfix',
  Suffix: 'Suffix',
  'Thousands separator': 'Tausendertrennzeichen',
  'In the format of the site language.': 'Im Format der Website-Sprache.',
  'Title below': 'Titel darunter',
  'Title above': 'Titel darüber',
  'Title beside the number': 'Titel neben der Zahl',
  'A large number': 'Eine große Zahl',
  'Per cent': 'Prozent',
  'With suffix and decimal': 'Mit Suffix und Nachkommastelle',
  'Projects completed': 'Abgeschlossene Projekte',
}
