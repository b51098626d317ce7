export const german: Record<string, string> = {
  'Search results': 'Suchergebnisse',
  'What was found on the site, with the words marked, by kind and in pages.':
    'Was auf der Website gefunden wurde, mit den Wörtern markiert, nach Art und seitenweise.',
  'Popular products without results': 'Beliebte Produkte ohne Ergebnisse',
  'Shown before a search and when nothing was found.':
    'Werden vor einer Suche gezeigt und wenn nichts gefunden wurde.',
  'Results per page': 'Ergebnisse pro Seite',
  'Titles only': 'Nur Titel',
  'Show what it is': 'Anzeigen, was es ist',
  'Entries of content types': 'Einträge von Inhaltstypen',
  'Product, page, post, project or entry of a content type.':
    'Produkt, Seite, Beitrag, Projekt oder Eintrag eines Inhaltstyps.',
  'A list with images': 'Eine Liste mit Bildern',
  'Titles only, of a word that was mistyped': 'Nur Titel, zu einem vertippten Wort',
  'Nothing found': 'Nichts gefunden',
  'Nothing found, with popular products': 'Nichts gefunden, mit beliebten Produkten',
  'Before anything was searched for': 'Bevor etwas gesucht wurde',
}
