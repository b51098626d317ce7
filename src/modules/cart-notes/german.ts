export const german: Record<string, string> = {
  'Cart notes': 'Anmerkungen im Warenkorb',
  'A note about the order, and a message for a gift.':
    'Eine Anmerkung zur Bestellung und ein Grußtext für ein Geschenk.',
  'With typed texts': 'Mit Eingaben',
}
