/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Beside: 'Daneben',
  Blurb: 'Infobox',
  'An icon or image with a title and a short text.':
    'Ein Symbol oder Bild mit Titel und kurzem Text.',
  'Image instead of the icon': 'Bild statt Symbol',
  'Icon or image position': 'Position von Symbol oder Bild',
  'With an icon': 'Mit Symbol',
  'With an image, linked': 'Mit Bild, verlinkt',
  'Icon beside the text': 'Symbol neben dem Text',
  'Feature title': 'Titel des Merkmals',
  'Describe the feature in a sentence or two.': 'Beschreiben Sie das Merkmal in ein, zwei Sätzen.',
}
