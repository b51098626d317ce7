export const german: Record<string, string> = {
  Checkout: 'Kasse',
  'Addresses, shipping, payment and order summary.':
    'Adressen, Versand, Zahlung und Bestellübersicht.',
  'Sign-in link': 'Link zum Anmelden',
  'Coupon field': 'Gutscheinfeld',
  'Billing details': 'Rechnungsangaben',
  'Shipping address': 'Lieferadresse',
  'Gift card recipient': 'Empfänger der Geschenkkarte',
  'Additional information': 'Zusätzliche Angaben',
  'Shipping methods': 'Versandarten',
  'Order totals': 'Summen der Bestellung',
  'Payment methods': 'Zahlungsarten',
  'Terms and order button': 'AGB und Bestellschaltfläche',
  'The part “Billing details” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Rechnungsangaben“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Shipping address” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Lieferadresse“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Order details” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Bestellte Artikel“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Shipping methods” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Versandarten“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Order totals” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Summen der Bestellung“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Payment methods” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Zahlungsarten“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Terms and order button” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „AGB und Bestellschaltfläche“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  Place: 'Platz',
  'Above the columns': 'Über den Spalten',
  'Wide column': 'Breite Spalte',
  'Order column': 'Bestellspalte',
  'The form stays one. Parts that every order needs are shown at the end if they are missing.':
    'Es bleibt ein Formular. Teile, die jede Bestellung braucht, stehen am Ende, wenn sie fehlen.',
  'Payment after the addresses, with a note beside it':
    'Zahlung nach den Adressen, mit einem Hinweis daneben',
  'Order notes placeholder': 'Platzhalter der Anmerkungen',
  'Terms checkbox text': 'Text der AGB-Zustimmung',
  'Whether it is required is set in the shop settings.':
    'Ob die Zustimmung nötig ist, legen die Shop-Einstellungen fest.',
}
