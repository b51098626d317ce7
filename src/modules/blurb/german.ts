export const german: Record<string, string> = {
  Beside: 'Daneben',
  'Number instead of the icon': 'Zahl statt Symbol',
  'Example: 01': 'Etwa 01.',
  'On the other side': 'Auf der anderen Seite',
  'Side by side, alternating': 'Nebeneinander, abwechselnd',
  'Card with a number': 'Karte mit Zahl',
  'Image on the other side': 'Bild auf der anderen Seite',
  Blurb: 'Infobox',
  'An icon, image or number with a title and a short text.':
    'Ein Symbol, ein Bild oder eine Zahl mit Titel und kurzem Text.',
  'Image instead of the icon': 'Bild statt Symbol',
  'Icon or image position': 'Position von Symbol oder Bild',
  'With an icon': 'Mit Symbol',
  'With an image, linked': 'Mit Bild, verlinkt',
  'Icon beside the text': 'Symbol neben dem Text',
  'Personal advice': 'Persönliche Beratung',
  'One person knows your project from the first call to the last detail.':
    'Eine Person kennt Ihr Projekt vom ersten Gespräch bis zum letzten Detail.',
}
