export const german: Record<string, string> = {
  'Add to cart': 'In den Warenkorb',
  'Options, quantity, stock and button of a product.':
    'Optionen, Menge, Bestand und Schaltfläche eines Produkts.',
  'Show SKU': 'Artikelnummer anzeigen',
  'Options and button': 'Optionen und Schaltfläche',
  'Product without options, with a buy bar on phones':
    'Produkt ohne Optionen, mit Kaufleiste auf Smartphones',
  'Buy bar on all screens': 'Kaufleiste auf allen Bildschirmen',
}
