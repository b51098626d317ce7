export const german: Record<string, string> = {
  'Cart products': 'Produkte im Warenkorb',
  'The products in the cart with quantities.': 'Die Produkte im Warenkorb mit Mengen.',
}
