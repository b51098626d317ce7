export const german: Record<string, string> = {
  Cart: 'Warenkorb',
  'Cart items with quantities and totals.': 'Warenkorb mit Mengen und Summen.',
  'Shop link text': 'Text des Links zum Shop',
}
