export const german: Record<string, string> = {
  Wishlist: 'Merkzettel',
  'The products that a visitor keeps for later, with a link for sharing them.':
    'Die Produkte, die sich ein Besucher merkt, mit einem Link zum Teilen.',
  Sharing: 'Teilen',
  'Visitors can make a link with which others see their list.':
    'Besucher können einen Link erstellen, mit dem andere ihren Merkzettel sehen.',
  'Shared wishlist, after removing a product':
    'Geteilter Merkzettel, nachdem ein Produkt entfernt wurde',
  'Wishlist of somebody else': 'Merkzettel einer anderen Person',
  'Empty wishlist': 'Leerer Merkzettel',
}
