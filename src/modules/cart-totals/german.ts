export const german: Record<string, string> = {
  'Cart totals': 'Summen des Warenkorbs',
  'Discounts, shipping, taxes and the total of the cart.':
    'Rabatte, Versand, Steuern und Gesamtsumme des Warenkorbs.',
  'Shipping calculator': 'Versandrechner',
  'Without shipping calculator': 'Ohne Versandrechner',
}
