export const german: Record<string, string> = {
  Cart: 'Warenkorb',
  'Cart items with quantities and totals.': 'Warenkorb mit Mengen und Summen.',
  'Order note and gift': 'Anmerkung und Geschenk',
  'As offered in the settings of the checkout.': 'Wie in den Einstellungen der Kasse angeboten.',
  'Shop link text': 'Text des Links zum Shop',
}
