export const german: Record<string, string> = {
  'Product badges': 'Produktplaketten',
  'Reduction, “New”, low stock and “Sold out”, as on cards.':
    'Ermäßigung, „Neu“, geringer Bestand und „Ausverkauft“, wie auf Karten.',
  'Reduced, new and almost sold out': 'Ermäßigt, neu und fast ausverkauft',
  'In outlines, with a word': 'In Umrissen, mit einem Wort',
  'Sold out, tinted': 'Ausverkauft, getönt',
}
