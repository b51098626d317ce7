export const german: Record<string, string> = {
  SVG: 'SVG',
  'A drawing of the library in its own or the theme’s colors, which can draw itself.':
    'Eine Zeichnung aus der Mediathek in eigenen Farben oder denen des Themes, die sich selbst zeichnen kann.',
  'Name of the drawing': 'Name der Zeichnung',
  'Says to screen readers what it shows. Leave empty where it is decoration.':
    'Sagt Screenreadern, was sie zeigt. Leer lassen, wo sie nur schmückt.',
  Colors: 'Farben',
  'Of the file': 'Aus der Datei',
  'One color': 'Eine Farbe',
  'Drawing itself': 'Zeichnet sich selbst',
  'Its lines are drawn one after another. Visitors who prefer reduced motion see it finished.':
    'Ihre Linien werden nacheinander gezogen. Wer weniger Bewegung wünscht, sieht sie fertig.',
  'When the page opens': 'Wenn die Seite öffnet',
  'While it is scrolled into view': 'Während sie ins Bild gescrollt wird',
  'Time to draw': 'Dauer des Zeichnens',
  'A mark in the theme’s color': 'Ein Zeichen in der Farbe des Themes',
  'A drawing in its own colors, linked': 'Eine Zeichnung in eigenen Farben, verlinkt',
  'Draws itself when the page opens': 'Zeichnet sich, wenn die Seite öffnet',
  'Large, drawn while it is scrolled into view': 'Groß, gezeichnet beim Scrollen',
}
