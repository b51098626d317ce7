export const german: Record<string, string> = {
  'Product rating': 'Sternebewertung',
  'Stars and the number of reviews, with a link to them.':
    'Sterne und Zahl der Bewertungen, mit einem Link zu ihnen.',
  'Many reviews': 'Viele Bewertungen',
  'One review': 'Eine Bewertung',
}
