export const german: Record<string, string> = {
  'Product price': 'Produktpreis',
  'The price of a product or of the selected variant, with unit price and tax note.':
    'Der Preis eines Produkts oder der gewählten Variante, mit Grundpreis und Steuerhinweis.',
  'From the lowest price': 'Ab dem niedrigsten Preis',
  'Large, with a reduction': 'Groß, mit Ermäßigung',
  'Small, of the selected variant': 'Klein, von der gewählten Variante',
}
