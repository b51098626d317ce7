export const german: Record<string, string> = {
  Checkout: 'Kasse',
  'Addresses, shipping, payment and order summary.':
    'Adressen, Versand, Zahlung und Bestellübersicht.',
  'Billing title': 'Titel der Rechnungsangaben',
  'Order summary title': 'Titel der Bestellübersicht',
  'Order notes placeholder': 'Platzhalter der Anmerkungen',
  'Terms checkbox text': 'Text der AGB-Zustimmung',
  'Whether it is required is set in the shop settings.':
    'Ob die Zustimmung nötig ist, legen die Shop-Einstellungen fest.',
}
