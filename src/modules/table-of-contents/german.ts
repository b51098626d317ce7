export const german: Record<string, string> = {
  'Table of contents': 'Inhaltsverzeichnis',
  'Links to the headings of the page, with a mark where the visitor is.':
    'Links zu den Überschriften der Seite, mit einer Marke, wo der Besucher ist.',
  Headings: 'Überschriften',
  'H2 and H3': 'H2 und H3',
  'H2 to H4': 'H2 bis H4',
  'Beside a line': 'Neben einer Linie',
  Numbered: 'Nummeriert',
  'Stays in view': 'Bleibt sichtbar',
  'In a column beside the text, from tablets on.': 'In einer Spalte neben dem Text, ab Tablets.',
  'Folded on phones': 'Auf Smartphones eingeklappt',
  'Numbered, folded on phones': 'Nummeriert, auf Smartphones eingeklappt',
  'Two columns, always open': 'Zwei Spalten, immer offen',
}
