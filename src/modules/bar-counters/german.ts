export const german: Record<string, string> = {
  'Bar counters': 'Balkenzähler',
  'Percentages as bars that grow when they scroll into view.':
    'Prozentwerte als Balken, die wachsen, sobald sie sichtbar werden.',
  Bars: 'Balken',
  'Thin lines': 'Dünne Linien',
  'Show percentages': 'Prozentwerte anzeigen',
  'Thin lines with large numerals': 'Dünne Linien mit großen Ziffern',
  'Below nothing and above everything': 'Unter null und über hundert',
  'Recommend us to others': 'Empfehlen uns weiter',
  'Delivered on time': 'Pünktlich geliefert',
  'Customers who come back': 'Kunden, die wiederkommen',
}
