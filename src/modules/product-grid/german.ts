export const german: Record<string, string> = {
  '“Current archive” shows the products of the category, tag or brand whose page the module is on, and all products elsewhere.':
    '„Des Archivs“ zeigt die Produkte der Kategorie, des Schlagworts oder der Marke, auf deren Seite das Modul steht, und sonst alle Produkte.',
  All: 'Alle',
  'Product grid': 'Produktraster',
  'Products as cards, with sorting and pagination.':
    'Produkte als Karten, mit Sortierung und Seiten.',
  Category: 'Kategorie',
  Tag: 'Schlagwort',
  'No category is selected. Visitors see no products here.':
    'Es ist keine Kategorie ausgewählt. Besucher sehen hier keine Produkte.',
  'No tag is selected. Visitors see no products here.':
    'Es ist kein Schlagwort ausgewählt. Besucher sehen hier keine Produkte.',
  'No products are selected. Visitors see no products here.':
    'Es sind keine Produkte ausgewählt. Besucher sehen hier keine Produkte.',
  'Shown in this order.': 'In dieser Reihenfolge gezeigt.',
  'Upsells of the product': 'Upsells des Produkts',
  'Cross-sells of the cart': 'Cross-Sells des Warenkorbs',
  'Similar to the product': 'Ähnlich wie das Produkt',
  'Default sorting': 'Standardsortierung',
  Popularity: 'Beliebtheit',
  'Price, low to high': 'Preis aufsteigend',
  'Price, high to low': 'Preis absteigend',
  'Products per page': 'Produkte je Seite',
  'Further products': 'Weitere Produkte',
  'Category filter, sorting and pagination': 'Kategoriefilter, Sortierung und Seiten',
  'Loads the first images before anything else.': 'Lädt die ersten Bilder vor allem anderen.',
  'Filters beside the products': 'Filter neben den Produkten',
  'Categories, brands, attributes, price, stock and rating, with the number of products. A button opens them on phones.':
    'Kategorien, Marken, Eigenschaften, Preis, Bestand und Bewertung, mit der Zahl der Produkte. Auf Handys öffnet sie eine Schaltfläche.',
  'Add-to-cart buttons': '„In den Warenkorb“-Schaltflächen',
  'The shop': 'Der Shop',
  'Similar products with wishlist buttons': 'Ähnliche Produkte mit Merkzettelschaltflächen',
  'Words below the image': 'Text unter dem Bild',
  'Words on the image': 'Text auf dem Bild',
  'Featured, three columns, words on the image': 'Hervorgehobene, drei Spalten, Text auf dem Bild',
  'A category with add-to-cart buttons, in boxes':
    'Eine Kategorie mit „In den Warenkorb“, in Kästen',
  'A list to order from': 'Eine Liste zum Bestellen',
  'Only where the page shows no other products': 'Nur wenn die Seite keine anderen Produkte zeigt',
  'For templates: left out around pages whose own content has such a list.':
    'Für Vorlagen: Entfällt um Seiten, deren eigener Inhalt eine solche Liste hat.',
  'Colors on cards': 'Farben auf Karten',
  'Sale badge': 'Angebots-Kennzeichen',
  '“Percent” shows how much less a product costs, where all its variants cost the same.':
    '„Prozent“ zeigt, wie viel weniger ein Produkt kostet, sofern alle Varianten gleich viel kosten.',
  Word: 'Wort',
  'Days with the badge “New”': 'Tage mit dem Kennzeichen „Neu“',
  '0 for no badge.': '0 für kein Kennzeichen.',
  'Note of low stock': 'Hinweis auf geringen Bestand',
  'Wishlist buttons': 'Merkzettelschaltflächen',
  'A heart on each card adds the product to the wishlist or removes it.':
    'Ein Herz auf jeder Karte setzt das Produkt auf den Merkzettel oder entfernt es.',
  'Quick view': 'Schnellansicht',
  'A button on cards shows price, options and the add-to-cart button in a dialog.':
    'Eine Schaltfläche auf Karten zeigt Preis, Optionen und „In den Warenkorb“ in einem Dialog.',
}
