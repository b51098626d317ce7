export const german: Record<string, string> = {
  'Search results': 'Suchergebnisse',
  'What was found on the site, with the words marked, by kind and in pages.':
    'Was auf der Website gefunden wurde, mit den Wörtern markiert, nach Art und seitenweise.',
  'Results per page': 'Ergebnisse pro Seite',
  'Titles only': 'Nur Titel',
  'Show what it is': 'Anzeigen, was es ist',
  'Entries of content types': 'Einträge von Inhaltstypen',
  'Product, page, post, project or entry of a content type.':
    'Produkt, Seite, Beitrag, Projekt oder Eintrag eines Inhaltstyps.',
  'A list with images': 'Eine Liste mit Bildern',
  'Titles only, of a word that was mistyped': 'Nur Titel, zu einem vertippten Wort',
  'Nothing found': 'Nichts gefunden',
  'Before anything was searched for': 'Bevor etwas gesucht wurde',
}
