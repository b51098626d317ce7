export const german: Record<string, string> = {
  'Post title': 'Beitragstitel',
  'The title of the page it stands on, with categories, excerpt and featured image.':
    'Der Titel der Seite, auf der es steht, mit Kategorien, Auszug und Beitragsbild.',
  Centered: 'Zentriert',
  'Beside the featured image': 'Neben dem Beitragsbild',
  'On the featured image': 'Auf dem Beitragsbild',
  'Beside a small round image': 'Neben einem kleinen runden Bild',
  'An archive, beside a small round image': 'Ein Archiv, neben einem kleinen runden Bild',
  'The title alone': 'Nur der Titel',
}
