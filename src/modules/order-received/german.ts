export const german: Record<string, string> = {
  'Order received': 'Bestellung eingegangen',
  'Order confirmation: thank-you text, items and payment instructions.':
    'Bestellbestätigung: Dank, Positionen und Zahlungshinweise.',
  'Thank-you message': 'Danktext',
  'Next steps': 'Nächste Schritte',
  'With next steps': 'Mit nächsten Schritten',
}
