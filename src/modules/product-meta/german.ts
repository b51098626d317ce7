export const german: Record<string, string> = {
  'Product meta': 'Produktangaben',
  'SKU, GTIN, brand, categories and tags of a product.':
    'Artikelnummer, GTIN, Marke, Kategorien und Schlagwörter eines Produkts.',
  SKU: 'Artikelnummer',
  GTIN: 'GTIN',
  Brand: 'Marke',
  'Facts as a list': 'Angaben als Liste',
  'Facts with lines': 'Angaben mit Linien',
  'Facts side by side': 'Angaben nebeneinander',
}
