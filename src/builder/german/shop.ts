/** Modules of the shop. */
export const shop: Record<string, string> = {
  // Product
  Product: 'Produkt',
  'A product with images, options and description.':
    'Ein Produkt mit Bildern, Optionen und Beschreibung.',
  'Leave empty to show the product that the page URL names.':
    'Leer lassen, um das Produkt der Seiten-URL zu zeigen.',
  'Image aspect ratio': 'Seitenverhältnis der Bilder',
  'Description and details': 'Beschreibung und Einzelheiten',
  Upsells: 'Upsells',
  'Upsells title': 'Titel der Upsells',
  'With variants': 'Mit Varianten',
  'Compact, square image': 'Kompakt, quadratisches Bild',

  // Product grid
  'Product grid': 'Produktraster',
  'Products as cards, with sorting and pagination.':
    'Produkte als Karten, mit Sortierung und Seiten.',
  Products: 'Produkte',
  Featured: 'Hervorgehobene',
  Category: 'Kategorie',
  Tag: 'Schlagwort',
  'Selected products': 'Ausgewählte Produkte',
  'Shown in this order.': 'In dieser Reihenfolge gezeigt.',
  'Search by name': 'Nach Namen suchen',
  'Choose one from the list.': 'Wählen Sie etwas aus der Liste.',
  Sorting: 'Sortierung',
  'Default sorting': 'Standardsortierung',
  Popularity: 'Beliebtheit',
  Latest: 'Neueste',
  'Price, low to high': 'Preis aufsteigend',
  'Price, high to low': 'Preis absteigend',
  'Products per page': 'Produkte je Seite',
  'Category filter, sorting and pagination': 'Kategoriefilter, Sortierung und Seiten',
  'Loads the first images before anything else.': 'Lädt die ersten Bilder vor allem anderen.',
  'Add-to-cart buttons': '„In den Warenkorb“-Schaltflächen',
  'The shop': 'Der Shop',
  'Featured, three columns, without controls': 'Hervorgehobene, drei Spalten, ohne Bedienung',
  'A category with add-to-cart buttons': 'Eine Kategorie mit „In den Warenkorb“',

  // Cart
  Cart: 'Warenkorb',
  'Cart items with quantities and totals.': 'Warenkorb mit Mengen und Summen.',
  'Empty cart message': 'Text bei leerem Warenkorb',
  'Shop link text': 'Text des Links zum Shop',
  'With custom text': 'Mit eigenem Text',

  // Checkout
  Checkout: 'Kasse',
  'Addresses, shipping, payment and order summary.':
    'Adressen, Versand, Zahlung und Bestellübersicht.',
  'Billing title': 'Titel der Rechnungsangaben',
  'Order summary title': 'Titel der Bestellübersicht',
  'Order notes placeholder': 'Platzhalter der Anmerkungen',
  'Terms checkbox text': 'Text der AGB-Zustimmung',
  'Whether it is required is set in the shop settings.':
    'Ob die Zustimmung nötig ist, legen die Shop-Einstellungen fest.',

  // Order received
  'Order received': 'Bestellung eingegangen',
  'Order confirmation: thank-you text, items and payment instructions.':
    'Bestellbestätigung: Dank, Positionen und Zahlungshinweise.',
  'Thank-you message': 'Danktext',
  'Next steps': 'Nächste Schritte',
  'With next steps': 'Mit nächsten Schritten',
}
