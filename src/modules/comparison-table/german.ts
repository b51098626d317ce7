export const german: Record<string, string> = {
  'Comparison table': 'Vergleichstabelle',
  'What several things offer, side by side, with names that stay in view.':
    'Was mehrere Dinge bieten, nebeneinander, mit Namen, die sichtbar bleiben.',
  Rows: 'Zeilen',
  Mark: 'Zeichen',
  'Text only': 'Nur Text',
  Explanation: 'Erklärung',
  'Heading of a group': 'Überschrift einer Gruppe',
  'Stands above the rows that follow, without values.':
    'Steht über den folgenden Zeilen, ohne Werte.',
  'Values, one for each column': 'Werte, einer je Spalte',
  Striped: 'Gestreift',
  Boxes: 'Kästen',
  Values: 'Werte',
  'Lines, one column featured, with buttons':
    'Linien, eine Spalte hervorgehoben, mit Schaltflächen',
  'Striped, with images': 'Gestreift, mit Bildern',
  'Boxes, many columns': 'Kästen, viele Spalten',
  Basic: 'Basis',
  Premium: 'Premium',
  'Personal contact': 'Persönlicher Kontakt',
  'Visit on site': 'Besuch vor Ort',
  'Express delivery': 'Expresslieferung',
  'Reply within': 'Antwort innerhalb von',
  '2 days': '2 Tagen',
  '4 hours': '4 Stunden',
}
