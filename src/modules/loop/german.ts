export const german: Record<string, string> = {
  'Loop grid': 'Loop-Raster',
  'Shows its content for every post, project, product, entry of a content type, category, menu entry or image of a list.':
    'Zeigt seinen Inhalt für jeden Beitrag, jedes Projekt, Produkt, Bild, jede Kategorie, jeden Menüeintrag oder Eintrag eines Inhaltstyps einer Liste.',
  'No content type is selected. Visitors see no items here.':
    'Es ist kein Inhaltstyp ausgewählt. Besucher sehen hier keine Einträge.',
  'No images are selected. Visitors see no items here.':
    'Es sind keine Bilder ausgewählt. Besucher sehen hier keine Einträge.',
  'Categories of the content type': 'Kategorien des Inhaltstyps',
  'Selected entries': 'Ausgewählte Einträge',
  'Only by this field': 'Nur nach diesem Feld',
  'Of entries of a content type.': 'Bei Einträgen eines Inhaltstyps.',
  'Only what': 'Nur was',
  'Says this value': 'Diesen Wert angibt',
  'Does not say this value': 'Diesen Wert nicht angibt',
  'Is not over yet': 'Noch nicht vorbei ist',
  'Is over': 'Vorbei ist',
  'Leads to the page that the list stands on': 'Zu der Seite führt, auf der die Liste steht',
  'By a field, smallest or earliest first': 'Nach einem Feld, Kleinstes oder Frühestes zuerst',
  'By a field, largest or latest first': 'Nach einem Feld, Größtes oder Spätestes zuerst',
  'Sort by this field': 'Nach diesem Feld sortieren',
  '“Current archive” shows the items of the archive page the module is placed on.':
    '„Des Archivs“ zeigt, was die Seite auflistet, auf der es steht.',
  'Tags of posts': 'Schlagwörter der Beiträge',
  'Tags of projects': 'Schlagwörter der Projekte',
  'Categories of products': 'Kategorien der Produkte',
  'Tags of products': 'Schlagwörter der Produkte',
  'Categories of a content type': 'Kategorien eines Inhaltstyps',
  'Tags of a content type': 'Schlagwörter eines Inhaltstyps',
  'Entries of a menu': 'Einträge eines Menüs',
  'Content of each item': 'Inhalt jedes Eintrags',
  'Another content for every … item': 'Anderer Inhalt für jeden …. Eintrag',
  'Every third for 3; 0 for none.': 'Jeder dritte bei 3; 0 für keinen.',
  'Another content': 'Anderer Inhalt',
  'Only these, in this order. Leave empty for all.':
    'Nur diese, in dieser Reihenfolge. Leer lassen für alle.',
  'So many items, for a list below one that shows them already.':
    'So viele Einträge, für eine Liste unter einer, die sie schon zeigt.',
  'Columns of the grid, or cards visible at once in a carousel.':
    'Eines Rasters; bei einer scrollbaren Zeile, wie viele zu sehen sind.',
  'Width of the other content': 'Breite des anderen Inhalts',
  'All columns': 'Alle Spalten',
  'Items per page': 'Einträge pro Seite',
  'Further items': 'Weitere Einträge',
  '“Load more” adds them below, up to 100; while scrolling, five times by itself.':
    '„Mehr laden“ fügt sie unten an, bis zu 100; beim Scrollen fünfmal von selbst.',
  'Load more while scrolling': 'Beim Scrollen mehr laden',
  'Text without items': 'Text ohne Einträge',
  'Cards of posts': 'Karten von Beiträgen',
  'A list of titles with dates': 'Eine Liste von Titeln mit Datum',
  'Every third different, with page numbers': 'Jeder dritte anders, mit Seitennummern',
  'Images in one line': 'Bilder in einer Zeile',
  'Nothing to show': 'Nichts zu zeigen',
}
