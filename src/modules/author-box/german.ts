export const german: Record<string, string> = {
  'Author box': 'Autorenbox',
  'Portrait, biography and links of who wrote the page it stands on.':
    'Porträt, Biografie und Links der Person, die die Seite geschrieben hat, auf der es steht.',
  'Such as “About the author”.': 'Zum Beispiel „Über die Autorin“.',
  'Show portrait': 'Porträt anzeigen',
  'Show role': 'Rolle anzeigen',
  'Show biography': 'Biografie anzeigen',
  'Link to all posts of the author': 'Auf alle Beiträge der Person verlinken',
  'Where the author has a profile.': 'Wo es ein Autorenprofil gibt.',
  'Show links': 'Links anzeigen',
  'Portrait beside the text': 'Porträt neben dem Text',
  'Compact line': 'Kompakte Zeile',
  'Portrait shape': 'Form des Porträts',
  'Card, centered': 'Karte, zentriert',
  'Without a profile': 'Ohne Profil',
}
