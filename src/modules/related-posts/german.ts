export const german: Record<string, string> = {
  'Related posts': 'Ähnliche Beiträge',
  'Posts or projects that share a category with the page it stands on.':
    'Beiträge oder Projekte derselben Kategorie wie die Seite, auf der es steht.',
  'Grid, titles over the images on hover': 'Raster, Titel über den Bildern beim Überfahren',
  'List without images': 'Liste ohne Bilder',
  'Three cards': 'Drei Karten',
  'Titles over the images on hover': 'Titel über den Bildern beim Überfahren',
  'A list without images': 'Eine Liste ohne Bilder',
}
