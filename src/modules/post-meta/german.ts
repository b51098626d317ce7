export const german: Record<string, string> = {
  'Post meta': 'Beitragsangaben',
  'Date, author, categories and tags of the page it stands on.':
    'Datum, Verfasser, Kategorien und Schlagwörter der Seite, auf der es steht.',
  'Show tags': 'Schlagwörter anzeigen',
  'List with labels': 'Liste mit Bezeichnungen',
  'A list with labels': 'Eine Liste mit Bezeichnungen',
  'Columns with labels': 'Spalten mit Bezeichnungen',
  'Link to archives': 'Auf Archive verlinken',
  'Date, author, categories and tags lead to everything of the same.':
    'Datum, Verfasser, Kategorien und Schlagwörter führen zu allem mit denselben Angaben.',
  'Show number of comments': 'Zahl der Kommentare anzeigen',
  'As a link to them, where they stand on the same page.':
    'Als Link zu ihnen, wo sie auf derselben Seite stehen.',
}
