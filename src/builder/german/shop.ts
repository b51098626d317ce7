/** Modules of the shop. */
export const shop: Record<string, string> = {
  // Product
  Product: 'Produkt',
  'A product with its pictures, choices and all that is said about it.':
    'Ein Produkt mit Bildern, Auswahl und allem, was dazu gesagt ist.',
  'The last part of its address. Empty: the product of the address that the page has.':
    'Der letzte Teil seiner Adresse. Leer: das Produkt, dessen Adresse die Seite hat.',
  'Crop of the pictures': 'Zuschnitt der Bilder',
  'Level of the name': 'Ebene des Namens',
  'Description and details': 'Beschreibung und Einzelheiten',
  'Products that go with it': 'Passende Produkte',
  'Title over them': 'Titel darüber',
  'A pot in several glazes': 'Ein Topf in mehreren Glasuren',
  'Short, in a square': 'Kurz, quadratisch',

  // Product grid
  'Product grid': 'Produktraster',
  'Products as cards, with sorting and pages.': 'Produkte als Karten, mit Sortierung und Seiten.',
  Products: 'Produkte',
  Featured: 'Hervorgehobene',
  'Of a category': 'Einer Kategorie',
  'With a tag': 'Mit einem Schlagwort',
  'Chosen ones': 'Ausgewählte',
  Category: 'Kategorie',
  'Its name in the address.': 'Ihr Name in der Adresse.',
  Tag: 'Schlagwort',
  'Product ids': 'Kennungen der Produkte',
  'One per line, in the order shown.': 'Eine je Zeile, in der Reihenfolge der Anzeige.',
  Order: 'Reihenfolge',
  'As arranged': 'Wie angeordnet',
  Popularity: 'Beliebtheit',
  Latest: 'Neueste',
  'Price, low to high': 'Preis aufsteigend',
  'Price, high to low': 'Preis absteigend',
  'Products per page': 'Produkte je Seite',
  'Categories, sorting and pages for visitors': 'Kategorien, Sortierung und Seiten für Besucher',
  'Loads the first pictures before anything else.': 'Lädt die ersten Bilder vor allem anderen.',
  'Add to cart from the list': 'Aus der Liste in den Warenkorb legen',
  'Level of the names': 'Ebene der Namen',
  'The shop': 'Der Shop',
  'Featured, three columns, without controls': 'Hervorgehobene, drei Spalten, ohne Bedienung',
  'A category, to be added at once': 'Eine Kategorie, direkt in den Warenkorb',

  // Cart
  Cart: 'Warenkorb',
  'What the visitor is about to buy, with quantities and totals.':
    'Was der Besucher kaufen will, mit Mengen und Summen.',
  'When it is empty': 'Wenn er leer ist',
  'Link to the shop': 'Link zum Shop',
  'In other words': 'Mit anderen Worten',

  // Checkout
  Checkout: 'Kasse',
  'Addresses, shipping and payment beside what is being bought.':
    'Adressen, Versand und Zahlung neben dem, was gekauft wird.',
  'Title of the first part': 'Titel des ersten Teils',
  'Title of the overview': 'Titel der Übersicht',
  'Hint in the note': 'Hinweis in der Anmerkung',
  Terms: 'Bedingungen des Kaufs',
  'What is accepted; the shop’s settings say whether it must be.':
    'Was akzeptiert wird; ob es sein muss, sagen die Einstellungen des Shops.',
  'When the cart is empty': 'Wenn der Warenkorb leer ist',

  // Order received
  'Order received': 'Bestellung eingegangen',
  'The page after an order: thanks, what was bought, how to pay.':
    'Die Seite nach der Bestellung: Dank, was gekauft wurde, wie bezahlt wird.',
  Thanks: 'Dank',
  'What happens next': 'Wie es weitergeht',
  'With what happens next': 'Mit den nächsten Schritten',
}
