export const german: Record<string, string> = {
  'Currency switch': 'Währungsumschalter',
  'Lets visitors choose the currency in which they see prices and pay.':
    'Lässt Besucher die Währung wählen, in der sie Preise sehen und bezahlen.',
  'Row of buttons': 'Reihe von Schaltflächen',
  'Name of the currency': 'Name der Währung',
  'Code and symbol': 'Code und Symbol',
  'Menu, small': 'Menü, klein',
  'Row of codes and symbols': 'Reihe von Codes und Symbolen',
  'Menu with symbol, medium': 'Menü mit Symbol, mittel',
}
