export const german: Record<string, string> = {
  'Product title': 'Produkttitel',
  'The name of a product, with its categories.': 'Der Name eines Produkts, mit seinen Kategorien.',
  'With categories': 'Mit Kategorien',
  'Large, without categories': 'Groß, ohne Kategorien',
  'Small, with categories': 'Klein, mit Kategorien',
}
