export const german: Record<string, string> = {
  'Call to action': 'Call-to-Action',
  'A title, a sentence and buttons: as a band, a card or beside an image.':
    'Titel, ein Satz und Schaltflächen: als Band, als Karte oder neben einem Bild.',
  'Buttons beside': 'Schaltflächen daneben',
  'Image beside': 'Bild daneben',
  'Band with two buttons': 'Band mit zwei Schaltflächen',
  'Card in the middle': 'Karte in der Mitte',
  'Beside an image': 'Neben einem Bild',
  'Shall we get started?': 'Wollen wir anfangen?',
  'Tell us what you need. The first consultation is free.':
    'Sagen Sie uns, was Sie brauchen. Die erste Beratung ist kostenlos.',
}
