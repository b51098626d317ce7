export const german: Record<string, string> = {
  Image: 'Bild',
  'Half the page': 'Halbe Seite',
  'A third': 'Ein Drittel',
  'A quarter': 'Ein Viertel',
  'An image with an optional caption and link.':
    'Ein Bild, auf Wunsch mit Bildunterschrift und Link.',
  'Caption position': 'Position der Bildunterschrift',
  'On the image where its mask leaves it a lower edge, otherwise below.':
    'Auf dem Bild, wenn die Maske ihm eine Unterkante lässt, sonst darunter.',
  'In the margin beside it': 'Am Rand daneben',
  'On the image': 'Auf dem Bild',
  Mask: 'Maske',
  Slanted: 'Schräg',
  Pebble: 'Kiesel',
  Hexagon: 'Sechseck',
  'In an arch': 'In einem Bogen',
  'With its caption on the image, on hover': 'Mit Bildunterschrift auf dem Bild, beim Überfahren',
  'Mobile image': 'Bild für Smartphones',
  'Shown on narrow screens instead of the image above.':
    'Wird auf schmalen Bildschirmen anstelle des Bildes gezeigt.',
  'Focal point': 'Fokuspunkt',
  'How wide the image is on the page. Browsers load a file of this size.':
    'Wie breit das Bild auf der Seite ist. Browser laden eine passende Datei.',
  'Use it for one image of a page at most.': 'Höchstens für ein Bild je Seite verwenden.',
  'Open in lightbox': 'In Lightbox öffnen',
  'Opens the image large, with its caption. A link takes precedence over the lightbox.':
    'Ein Klick zeigt das Bild groß, mit seiner Bildunterschrift. Ein Link geht vor.',
  'In wide format, opens large': 'Im Breitformat, öffnet sich groß',
  'With a caption': 'Mit Bildunterschrift',
  'With its caption in the margin': 'Mit Bildunterschrift am Rand',
  'Square, as a link': 'Quadratisch, als Link',
}
