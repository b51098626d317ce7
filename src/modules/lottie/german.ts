export const german: Record<string, string> = {
  'Lottie animation': 'Lottie-Animation',
  'An animation of the library that plays once, again and again, on hover or with the scrolling.':
    'Eine Animation der Mediathek: einmal, immer wieder, beim Überfahren oder mit dem Scrollen.',
  'Animation (Lottie)': 'Animation (Lottie)',
  'A JSON file with its pictures embedded.': 'Eine JSON-Datei mit eingebetteten Bildern.',
  'Still image': 'Standbild',
  'Shown until it plays, in print, and to visitors who prefer reduced motion.':
    'Zu sehen, bis sie spielt, im Druck und bei reduzierter Bewegung.',
  'Name of the animation': 'Name der Animation',
  Plays: 'Spielt',
  'Once, when it is seen': 'Einmal, wenn sie zu sehen ist',
  'Again and again': 'Immer wieder',
  'While the pointer is on it': 'Solange der Zeiger darauf ist',
  'As far as the page is scrolled': 'So weit, wie gescrollt ist',
  Speed: 'Geschwindigkeit',
  'Again and again, with its still image': 'Immer wieder, mit Standbild',
  'Moves with the page, in a tinted frame': 'Bewegt sich mit der Seite, in getöntem Rahmen',
  'A small one that plays on hover': 'Eine kleine, die beim Überfahren spielt',
}
