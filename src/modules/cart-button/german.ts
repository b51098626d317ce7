export const german: Record<string, string> = {
  'Cart button': 'Warenkorb-Schaltfläche',
  'A link to the cart with the number of items in it, for headers.':
    'Ein Link zum Warenkorb mit der Zahl der Artikel darin, für Kopfzeilen.',
  'When clicked, opens': 'Öffnet beim Klick',
  'The cart page': 'Die Warenkorbseite',
  'A panel with the cart': 'Eine Leiste mit dem Warenkorb',
  'Open the panel after adding to the cart': 'Leiste nach dem Hinzufügen öffnen',
  'Number of items': 'Zahl der Artikel',
  'In the corner': 'In der Ecke',
  'Icon, name and number': 'Symbol, Name und Zahl',
  'Icon in a frame, number in the corner': 'Symbol im Rahmen, Zahl in der Ecke',
  'Filled, name only': 'Gefüllt, nur Name',
}
