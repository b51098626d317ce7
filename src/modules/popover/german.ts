export const german: Record<string, string> = {
  Popover: 'Popover',
  'A button that opens other modules beside it.':
    'Eine Schaltfläche, die neben sich andere Module öffnet.',
  Tinted: 'Getönt',
  'Card below an outlined button': 'Karte unter einer umrandeten Schaltfläche',
  'Tinted, above a text link': 'Getönt, über einem Textlink',
  'Wide, with an image': 'Breit, mit einem Bild',
  'More information': 'Mehr Informationen',
  'Prices include tax. Delivery is free within the city.':
    'Die Preise enthalten Steuern. Die Lieferung in der Stadt ist kostenlos.',
}
