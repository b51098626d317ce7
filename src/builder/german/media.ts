/** Modules of pictures, and those that count. */
export const media: Record<string, string> = {
  // Image
  'An image with an optional caption and link.':
    'Ein Bild, auf Wunsch mit Bildunterschrift und Link.',
  'Mobile image': 'Bild für Smartphones',
  'Shown on narrow screens instead of the image above.':
    'Wird auf schmalen Bildschirmen anstelle des Bildes gezeigt.',
  Original: 'Original',
  'Focal point': 'Fokuspunkt',
  'How wide the image is on the page. Browsers load a file of this size.':
    'Wie breit das Bild auf der Seite ist. Browser laden eine passende Datei.',
  'Use it for one image of a page at most.': 'Höchstens für ein Bild je Seite verwenden.',
  'With a caption': 'Mit Bildunterschrift',
  'Square, as a link': 'Quadratisch, als Link',

  // Gallery
  Gallery: 'Galerie',
  'Images in a paged grid or a slider, each with a lightbox.':
    'Bilder in einem Raster mit Seiten oder als Slider, jeweils mit Lightbox.',
  'Describes the gallery to screen readers.': 'Beschreibt die Galerie für Screenreader.',
  'Grid with pages': 'Raster mit Seiten',
  Slider: 'Slider',
  'Columns of the grid': 'Spalten des Rasters',
  'Images per page': 'Bilder je Seite',
  '0 uses the default of 4.': '0 steht für den Standard von 4.',
  'Titles and captions': 'Titel und Bildunterschriften',
  'Time per image': 'Zeit je Bild',
  '0 uses the default of 7000 ms.': '0 steht für den Standard von 7000 ms.',
  'A grid with pages, four at a time': 'Ein Raster mit Seiten, je vier Bilder',
  'Three columns, one page': 'Drei Spalten, eine Seite',
  'As a slider': 'Als Slider',

  // Slider
  'Images with text, one at a time.': 'Bilder mit Text, eines nach dem anderen.',
  Slides: 'Folien',
  'Button link': 'Link der Schaltfläche',
  'Text position': 'Textposition',
  'Text overlay': 'Textüberlagerung',
  'Light text on a darkened image': 'Heller Text auf abgedunkeltem Bild',
  'Dark text on a lightened image': 'Dunkler Text auf aufgehelltem Bild',
  'Overlay opacity': 'Deckkraft der Überlagerung',
  'How strongly the image is darkened or lightened behind the text.':
    'Wie stark das Bild hinter dem Text abgedunkelt oder aufgehellt wird.',
  'Describes the slider to screen readers.': 'Beschreibt den Slider für Screenreader.',
  'Behind the text': 'Hinter dem Text',
  'Beside the text': 'Neben dem Text',
  'Full screen': 'Ganzer Bildschirm',
  'How wide the slider is on the page. Browsers load files of this size.':
    'Wie breit der Slider auf der Seite ist. Browser laden passende Dateien.',
  'Loads the first image before anything else.': 'Lädt das erste Bild vor allem anderen.',
  Arrows: 'Pfeile',
  Dots: 'Punkte',
  'Pauses on hover, on focus, and for visitors who prefer reduced motion.':
    'Pausiert bei Hover und Fokus sowie bei reduzierter Bewegung.',
  'Time per slide': 'Zeit je Folie',
  'Three slides with text over the image': 'Drei Folien mit Text über dem Bild',
  'Autoplay, image beside the text': 'Autoplay, Bild neben dem Text',
  'Text only, centered': 'Nur Text, zentriert',

  // Countdown, number counter
  Countdown: 'Countdown',
  'Days, hours, minutes and seconds until a date.':
    'Tage, Stunden, Minuten und Sekunden bis zu einem Zeitpunkt.',
  'End date': 'Enddatum',
  'Expired message': 'Text nach Ablauf',
  'Shown when the countdown has ended.': 'Wird nach Ablauf des Countdowns gezeigt.',
  'Date below': 'Datum darunter',
  Always: 'Immer',
  'Only without script': 'Nur ohne JavaScript',
  'To an event': 'Bis zu einer Veranstaltung',
  'In a narrow column': 'In einer schmalen Spalte',
  Expired: 'Abgelaufen',
  'Number counter': 'Zähler',
  'A number that counts up when it scrolls into view.':
    'Eine Zahl, die hochzählt, sobald sie sichtbar wird.',
  Number: 'Zahl',
  'Percent sign': 'Prozentzeichen',
  Prefix: 'Präfix',
  Suffix: 'Suffix',
  'Thousands separator': 'Tausendertrennzeichen',
  'In the format of the site language.': 'Im Format der Website-Sprache.',
  'A large number': 'Eine große Zahl',
  'Per cent': 'Prozent',
  'With suffix and decimal': 'Mit Suffix und Nachkommastelle',
}
