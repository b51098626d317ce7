/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  'Loop grid': 'Loop-Raster',
  'Shows its content for every post, project, product, category, menu entry or image of a list.':
    'Zeigt seinen Inhalt für jeden Beitrag, jedes Projekt, Produkt, Bild, jede Kategorie oder jeden Menüeintrag einer Liste.',
  '“Of the archive” shows what the page lists that it stands on.':
    '„Des Archivs“ zeigt, was die Seite auflistet, auf der es steht.',
  'Tags of posts': 'Schlagwörter der Beiträge',
  'Tags of projects': 'Schlagwörter der Projekte',
  'Categories of products': 'Kategorien der Produkte',
  'Entries of a menu': 'Einträge eines Menüs',
  'Content of each item': 'Inhalt jedes Eintrags',
  'Another content for every … item': 'Anderer Inhalt für jeden …. Eintrag',
  'Every third for 3; 0 for none.': 'Jeder dritte bei 3; 0 für keinen.',
  'Another content': 'Anderer Inhalt',
  'Only these, in this order. Leave empty for all.':
    'Nur diese, in dieser Reihenfolge. Leer lassen für alle.',
  'So many items, for a list below one that shows them already.':
    'So viele Einträge, für eine Liste unter einer, die sie schon zeigt.',
  'Of a grid; of a scrollable line, how many are in view.':
    'Eines Rasters; bei einer scrollbaren Zeile, wie viele zu sehen sind.',
  'Width of the other content': 'Breite des anderen Inhalts',
  'All columns': 'Alle Spalten',
  'Items per page': 'Einträge pro Seite',
  'Further items': 'Weitere Einträge',
  '“Load more” adds them below, up to 100.': '„Mehr laden“ fügt sie unten an, bis zu 100.',
  'Text without items': 'Text ohne Einträge',
  'Cards of posts': 'Karten von Beiträgen',
  'A list of titles with dates': 'Eine Liste von Titeln mit Datum',
  'Every third different, with page numbers': 'Jeder dritte anders, mit Seitennummern',
  'Images in one line': 'Bilder in einer Zeile',
  'Nothing to show': 'Nichts zu zeigen',
}
