/** Modules of pictures, and those that count. */
export const media: Record<string, string> = {
  // Image
  'A picture with an optional caption and link.':
    'Ein Bild, auf Wunsch mit Bildunterschrift und Link.',
  'Another picture on phones': 'Anderes Bild auf Telefonen',
  'A crop that works on a narrow screen.': 'Ein Ausschnitt, der auf schmalen Bildschirmen wirkt.',
  'As it is': 'Wie es ist',
  'What a crop keeps': 'Was der Zuschnitt behält',
  'The middle': 'Die Mitte',
  'The top': 'Oben',
  'The bottom': 'Unten',
  'The left': 'Links',
  'The right': 'Rechts',
  'How wide the picture is on the page, so that no browser loads more than it shows.':
    'Wie breit das Bild auf der Seite ist, damit kein Browser mehr lädt, als er zeigt.',
  'Loads before anything else. Use it for one picture of a page.':
    'Lädt vor allem anderen. Nur für ein Bild je Seite.',
  'With a caption': 'Mit Bildunterschrift',
  'Square, as a link': 'Quadratisch, als Link',

  // Gallery
  Gallery: 'Galerie',
  'Pictures in a grid with pages or as a slider, each of them large on demand.':
    'Bilder in einem Raster mit Seiten oder als Slider, jedes auf Wunsch groß.',
  'What the pictures show.': 'Was die Bilder zeigen.',
  'Grid with pages': 'Raster mit Seiten',
  Slider: 'Slider',
  'Columns of the grid': 'Spalten des Rasters',
  'Pictures per page': 'Bilder je Seite',
  '4 when it is 0.': 'Bei 0 sind es 4.',
  'As they are': 'Wie sie sind',
  'Titles and captions': 'Titel und Bildunterschriften',
  'Slider changes by itself': 'Slider wechselt von selbst',
  'Time per picture': 'Zeit je Bild',
  'Without a value, 7000.': 'Ohne Angabe 7000.',
  'A grid with pages, four at a time': 'Ein Raster mit Seiten, je vier Bilder',
  'Commissions in three columns, one page': 'Aufträge in drei Spalten, eine Seite',
  'As a slider': 'Als Slider',

  // Slider
  'Pictures with words, one at a time.': 'Bilder mit Worten, eines nach dem anderen.',
  Slides: 'Folien',
  'Link of the button': 'Link der Schaltfläche',
  Words: 'Worte',
  'Height of the words': 'Höhe der Worte',
  'Words over the picture': 'Worte über dem Bild',
  'Light on a darkened picture': 'Hell auf abgedunkeltem Bild',
  'Dark on a lightened picture': 'Dunkel auf aufgehelltem Bild',
  'Strength of the veil': 'Stärke des Schleiers',
  'How much the picture steps back behind the words.':
    'Wie weit das Bild hinter die Worte zurücktritt.',
  'What the slides show.': 'Was die Folien zeigen.',
  'Behind the words': 'Hinter den Worten',
  'Beside the words': 'Neben den Worten',
  'The whole screen': 'Der ganze Bildschirm',
  'How wide the slider is on the page, so that no browser loads more than it shows.':
    'Wie breit der Slider auf der Seite ist, damit kein Browser mehr lädt, als er zeigt.',
  'Loads the first picture before anything else.': 'Lädt das erste Bild vor allem anderen.',
  Arrows: 'Pfeile',
  Dots: 'Punkte',
  'Stops under the pointer, with the focus, and where less motion is asked for.':
    'Hält an unter dem Zeiger, mit dem Fokus und wo weniger Bewegung gewünscht ist.',
  'Time per slide': 'Zeit je Folie',
  'Three slides with words over the picture': 'Drei Folien mit Worten über dem Bild',
  'Changes by itself, picture beside the words': 'Wechselt von selbst, Bild neben den Worten',
  'Words alone, in the middle': 'Nur Worte, in der Mitte',

  // Countdown, number counter
  Countdown: 'Countdown',
  'Days, hours, minutes and seconds to a moment.':
    'Tage, Stunden, Minuten und Sekunden bis zu einem Zeitpunkt.',
  'Ends at': 'Endet am',
  'Text at the end': 'Text am Ende',
  'Shown when nothing is left to count.': 'Erscheint, wenn nichts mehr zu zählen ist.',
  'Date below': 'Datum darunter',
  Always: 'Immer',
  'Only without script': 'Nur ohne JavaScript',
  'To a course in spring': 'Bis zu einem Kurs im Frühling',
  'In a narrow column': 'In einer schmalen Spalte',
  Over: 'Abgelaufen',
  'Number counter': 'Zähler',
  'A number that counts up when it is seen.': 'Eine Zahl, die hochzählt, wenn man sie sieht.',
  Number: 'Zahl',
  'Percent sign': 'Prozentzeichen',
  'Before the number': 'Vor der Zahl',
  'After the number': 'Nach der Zahl',
  'Group thousands': 'Tausender trennen',
  'As the language of the site does.': 'Wie in der Sprache der Website.',
  'A large number': 'Eine große Zahl',
  'Per cent': 'Prozent',
  'With words and a decimal': 'Mit Worten und Nachkommastelle',
}
