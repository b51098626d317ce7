export const german: Record<string, string> = {
  'Order received': 'Bestellung eingegangen',
  'Order confirmation: thank-you text, items and payment instructions.':
    'Bestellbestätigung: Dank, Positionen und Zahlungshinweise.',
  'Thank-you message': 'Danktext',
  'Link to pay an unpaid order': 'Link zum Bezahlen einer offenen Bestellung',
  'Payment instructions': 'Zahlungshinweise',
  'Link to withdraw from the contract': 'Link zum Widerruf',
  'The part “Thank-you message” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Danktext“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Link to pay an unpaid order” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Link zum Bezahlen einer offenen Bestellung“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Payment instructions” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Zahlungshinweise“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Downloads” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Downloads“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Link to withdraw from the contract” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Link zum Widerruf“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  Downloads: 'Downloads',
  'Order overview': 'Eckdaten der Bestellung',
  Shipments: 'Sendungen',
  Invoices: 'Rechnungen',
  Returns: 'Rücksendungen',
  Addresses: 'Adressen',
  'Parts that buyers always need are shown at the end if they are missing.':
    'Teile, die Käufer immer brauchen, stehen am Ende, wenn sie fehlen.',
  'Items first, with a note': 'Positionen zuerst, mit einem Hinweis',
  'Next steps': 'Nächste Schritte',
  'With next steps': 'Mit nächsten Schritten',
}
