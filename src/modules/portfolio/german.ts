export const german: Record<string, string> = {
  '“Current archive” shows the projects of the archive page the module is placed on, and all projects elsewhere.':
    '„Des Archivs“ zeigt, was die Seite auflistet, auf der es steht, und sonst alle Projekte.',
  Portfolio: 'Portfolio',
  'Projects as a grid or an index with a category filter, or as a carousel.':
    'Projekte als Raster oder Verzeichnis mit Kategoriefilter oder als Karussell.',
  'Used when projects of selected categories are shown.':
    'Gilt, wenn Projekte ausgewählter Kategorien gezeigt werden.',
  'Grid without gaps, columns by width': 'Raster ohne Abstände, Spalten nach Breite',
  'Title and categories': 'Titel und Kategorien',
  'Projects per page': 'Projekte pro Seite',
  'Further projects': 'Weitere Projekte',
  'A press on the image opens': 'Ein Druck auf das Bild öffnet',
  'In the lightbox, visitors walk through the images of all projects shown. Titles always lead to the project.':
    'In der Lightbox blättern Besucher durch die Bilder aller gezeigten Projekte. Titel führen immer zum Projekt.',
  'The project': 'Das Projekt',
  'The image, in the lightbox': 'Das Bild in der Lightbox',
  'Of the carousel. Pauses on hover, on focus, and for visitors who prefer reduced motion.':
    'Des Karussells. Pausiert beim Überfahren, bei Fokus und für Besucher, die weniger Bewegung wünschen.',
  'Describes the portfolio to screen readers.': 'Beschreibt das Portfolio für Screenreader.',
  'Filterable, three columns': 'Mit Filter, drei Spalten',
  'Without gaps, words over the images, columns by width':
    'Ohne Abstände, Text über den Bildern, Spalten nach Breite',
  'A carousel that moves by groups': 'Ein Karussell, das gruppenweise weiterrückt',
  'An index, beside it the image of the title pointed at':
    'Ein Verzeichnis, daneben das Bild zum berührten Titel',
  'Index, with the image of the title pointed at': 'Verzeichnis, mit dem Bild zum berührten Titel',
  'Of grids and the carousel.': 'Von Rastern und Karussell.',
  'One project alone': 'Ein einzelnes Projekt',
  'A category with nothing in it': 'Eine leere Kategorie',
}
