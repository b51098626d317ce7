export const german: Record<string, string> = {
  'Product description': 'Produktbeschreibung',
  'Description, details and reviews of a product, as tabs or below each other.':
    'Beschreibung, Einzelheiten und Bewertungen eines Produkts, als Tabs oder untereinander.',
  'Guarantees and product safety': 'Garantien und Produktsicherheit',
  'If the settings of the shop or the product have them.':
    'Wenn die Einstellungen des Shops oder das Produkt sie vorsehen.',
  'As tabs': 'Als Tabs',
  'As an accordion': 'Als Akkordeon',
}
