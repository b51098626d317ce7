export const german: Record<string, string> = {
  'Pay for order': 'Bestellung bezahlen',
  'Pays an order that is not paid yet, after the checkout or from a payment link.':
    'Bezahlt eine offene Bestellung, nach der Kasse oder über einen Zahlungslink.',
  Introduction: 'Einleitung',
  'Open order': 'Offene Bestellung',
  'With an introduction': 'Mit Einleitung',
  'Paid order': 'Bezahlte Bestellung',
}
