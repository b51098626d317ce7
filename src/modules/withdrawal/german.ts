export const german: Record<string, string> = {
  Withdrawal: 'Widerruf',
  'Form to withdraw from a contract, in two steps and without login.':
    'Formular, um einen Vertrag zu widerrufen: in zwei Schritten und ohne Anmeldung.',
  'Text after the withdrawal': 'Text nach dem Widerruf',
  'Empty form': 'Leeres Formular',
  'Order filled in': 'Mit ausgefüllter Bestellung',
  'Before the confirmation': 'Vor der Bestätigung',
  'With own texts': 'Mit eigenen Texten',
}
