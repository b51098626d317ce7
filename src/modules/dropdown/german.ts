export const german: Record<string, string> = {
  Dropdown: 'Dropdown',
  'A button that opens a list of links.': 'Eine Schaltfläche, die eine Liste von Links öffnet.',
  'Each below the other': 'Einer unter dem anderen',
  'With descriptions': 'Mit Beschreibungen',
  'List below an outlined button': 'Liste unter einer umrandeten Schaltfläche',
  'With descriptions and icons': 'Mit Beschreibungen und Symbolen',
  'Two columns, above a text link': 'Zwei Spalten, über einem Textlink',
  Services: 'Leistungen',
  Advice: 'Beratung',
  Planning: 'Planung',
  Delivery: 'Lieferung',
}
