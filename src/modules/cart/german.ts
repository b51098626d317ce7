/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Cart: 'Warenkorb',
  'Cart items with quantities and totals.': 'Warenkorb mit Mengen und Summen.',
  'Shop link text': 'Text des Links zum Shop',
}
