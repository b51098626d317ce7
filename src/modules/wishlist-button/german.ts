export const german: Record<string, string> = {
  'Wishlist button': 'Merkzettelschaltfläche',
  'Keeps the product of the page for later.': 'Merkt das Produkt der Seite für später vor.',
  'Button that keeps a product': 'Schaltfläche, die ein Produkt vormerkt',
  'Button in a frame': 'Schaltfläche im Rahmen',
  'Filled button with its own text': 'Gefüllte Schaltfläche mit eigenem Text',
  'The product is in the list': 'Das Produkt ist auf dem Merkzettel',
}
