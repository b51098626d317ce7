export const german: Record<string, string> = {
  Tooltip: 'Tooltip',
  'A word with an explanation that shows on hover and focus.':
    'Ein Wort mit einer Erklärung, die sich bei Hover und Fokus zeigt.',
  'Explained word': 'Erklärtes Wort',
  'Text after': 'Text danach',
  'Underlined word': 'Unterstrichenes Wort',
  'A word in a sentence': 'Ein Wort in einem Satz',
  'A button with an icon, light': 'Eine Schaltfläche mit Symbol, hell',
  'A badge beside a text': 'Eine Plakette neben einem Text',
  'Lead time': 'Lieferzeit',
  'The time between order and delivery.': 'Die Zeit zwischen Bestellung und Lieferung.',
}
