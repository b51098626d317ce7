export const german: Record<string, string> = {
  Gallery: 'Galerie',
  'Images in a grid, masonry, rows, behind a cover or as a slider, each with a lightbox.':
    'Bilder als Raster, Masonry, Reihen, hinter einem Titelbild oder als Slider, jeweils mit Lightbox.',
  'Filter words': 'Filterwörter',
  'Words between commas. Visitors can show the images of one word alone.':
    'Wörter zwischen Kommas. Besucher können die Bilder zu einem Wort allein ansehen.',
  'Describes the gallery to screen readers.': 'Beschreibt die Galerie für Screenreader.',
  Masonry: 'Masonry',
  'Rows of equal height': 'Reihen gleicher Höhe',
  'Cover with count': 'Titelbild mit Anzahl',
  'Of a grid or masonry.': 'Eines Rasters oder von Masonry.',
  'Row height': 'Höhe der Reihen',
  'Of rows of equal height. They grow until they fill the width.':
    'Von Reihen gleicher Höhe. Sie wachsen, bis sie die Breite füllen.',
  'Images on the cover': 'Sichtbare Bilder',
  'Images per page': 'Bilder je Seite',
  'Further images': 'Weitere Bilder',
  '“Load more” adds them below; while scrolling, five times by itself.':
    '„Mehr laden“ fügt sie unten an; beim Scrollen fünfmal von selbst.',
  '0 uses the default of 4.': '0 steht für den Standard von 4.',
  'Masonry and rows show whole images.': 'Masonry und Reihen zeigen ganze Bilder.',
  'Titles and captions': 'Titel und Bildunterschriften',
  'Caption style': 'Stil der Bildunterschriften',
  'On the image they appear on hover, and are always there on touch screens. In masonry and rows they never stand below.':
    'Auf dem Bild erscheinen sie beim Überfahren, auf Touchscreens sind sie immer da. In Masonry und Reihen stehen sie nie darunter.',
  'On the image, darkened': 'Auf dem Bild, abgedunkelt',
  'On the image, on a strip that rises': 'Auf dem Bild, auf einem aufsteigenden Streifen',
  'On the image, in a frame': 'Auf dem Bild, in einem Rahmen',
  'Time per image': 'Zeit je Bild',
  'A grid with pages, four at a time': 'Ein Raster mit Seiten, je vier Bilder',
  'Three columns, with filters': 'Drei Spalten, mit Filtern',
  'As a slider': 'Als Slider',
  'Masonry, titles on hover': 'Masonry, Titel beim Überfahren',
  'Rows of equal height, close together': 'Reihen gleicher Höhe, dicht beieinander',
  'A cover for all of them': 'Ein Titelbild für alle',
}
