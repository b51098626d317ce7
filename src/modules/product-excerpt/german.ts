export const german: Record<string, string> = {
  'Product short description': 'Kurzbeschreibung des Produkts',
  'The short description of a product.': 'Die Kurzbeschreibung eines Produkts.',
  'One sentence': 'Ein Satz',
  'A sentence and a list': 'Ein Satz und eine Liste',
}
