export const german: Record<string, string> = {
  'Cart coupon': 'Gutscheinfeld des Warenkorbs',
  'A field for a coupon or gift card.': 'Ein Feld für einen Gutschein oder eine Geschenkkarte.',
  'Refused code': 'Abgelehnter Code',
}
