export const german: Record<string, string> = {
  Feed: 'Feed',
  'The newest entries of an RSS, Atom or JSON feed of another site.':
    'Die neuesten Einträge eines RSS-, Atom- oder JSON-Feeds einer anderen Website.',
  'Address of the feed': 'Adresse des Feeds',
  'RSS, Atom or JSON feed of another site, or the page that it belongs to. This server reads it every half hour; visitors’ browsers load nothing from other servers.':
    'RSS-, Atom- oder JSON-Feed einer anderen Website, oder die Seite, zu der er gehört. Dieser Server liest ihn jede halbe Stunde; die Browser der Besucher laden nichts von anderen Servern.',
  'Number of entries': 'Anzahl der Einträge',
  'Title and date in one line': 'Titel und Datum in einer Zeile',
  'Show name of the feed': 'Namen des Feeds anzeigen',
  'Show summary': 'Zusammenfassung anzeigen',
  'Not where title and date are in one line.': 'Nicht, wo Titel und Datum in einer Zeile stehen.',
  'Length of summaries': 'Länge der Zusammenfassungen',
  'In characters; no word is cut in two.': 'In Zeichen; kein Wort wird zerteilt.',
  'A list with summaries': 'Eine Liste mit Zusammenfassungen',
  'A grid of three columns': 'Ein Raster mit drei Spalten',
  'Titles and dates, a line each': 'Titel und Datum, je eine Zeile',
  'A feed that cannot be read': 'Ein Feed, der sich nicht lesen lässt',
}
