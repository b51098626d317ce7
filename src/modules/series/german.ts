export const german: Record<string, string> = {
  Series: 'Reihe',
  'Shows the position of this post in its series, with links to the other parts.':
    'Welcher Teil einer Reihe der Beitrag ist, auf dem es steht, mit Links zu den anderen.',
  'All parts, numbered': 'Alle Teile, nummeriert',
  'One line that opens to all parts': 'Eine Zeile, die sich zu allen Teilen öffnet',
  'Show description': 'Beschreibung anzeigen',
  'Link to the series': 'Auf die Reihe verlinken',
  'Its name leads to the list of all its parts.': 'Der Name führt zur Liste aller Teile.',
  'A card that opens': 'Eine Karte, die sich öffnet',
  'Not yet published': 'Noch nicht veröffentlicht',
}
