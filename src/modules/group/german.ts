export const german: Record<string, string> = {
  Group: 'Gruppe',
  'Several modules as one box: below each other, side by side or as a grid.':
    'Mehrere Module als ein Kasten: untereinander, nebeneinander oder als Raster.',
  'Horizontal align': 'Horizontale Ausrichtung',
  'Space between': 'Abstand dazwischen',
  Wrap: 'Umbrechen',
  'What does not fit side by side goes on below.': 'Bricht in die nächste Zeile um.',
  'Grid of cards, one below the other on phones': 'Raster aus Karten, auf Handys untereinander',
  'Side by side, in the middle': 'Nebeneinander, in der Mitte',
  'A card that is one link': 'Eine Karte, die ein Link ist',
}
