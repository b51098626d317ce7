export const german: Record<string, string> = {
  'Post list': 'Beitragsliste',
  'Posts as a grid, list, masonry or one below another, with pages and categories.':
    'Beiträge als Raster, Liste, Mauerwerk oder untereinander, mit Seiten und Kategorien.',
  'Used when posts of selected categories are shown.':
    'Gilt, wenn Beiträge ausgewählter Kategorien gezeigt werden.',
  '“Current archive” shows the posts of the archive page the module is placed on, and all posts elsewhere.':
    '„Des Archivs“ zeigt, was die Seite auflistet, auf der es steht, und sonst alle Beiträge.',
  'So many posts, for a list below one that shows them already.':
    'So viele Beiträge, für eine Liste unter einer, die sie schon zeigt.',
  'List, image beside the words': 'Liste, Bild neben dem Text',
  'One below another, as wide as the page part': 'Untereinander, so breit wie der Seitenteil',
  'Also applies to masonry.': 'Auch des Mauerwerks.',
  'First post large': 'Erster Beitrag groß',
  'Of a grid, on its first page.': 'Eines Rasters, auf seiner ersten Seite.',
  'Title and text': 'Titel und Text',
  'In lists they always stand beside the image.': 'In Listen stehen sie immer neben dem Bild.',
  'Masonry shows whole images.': 'Mauerwerk zeigt ganze Bilder.',
  'Show image': 'Bild anzeigen',
  'Show “Read more”': '„Weiterlesen“ anzeigen',
  'Posts per page': 'Beiträge pro Seite',
  'Further posts': 'Weitere Beiträge',
  '“Load more” adds them below, up to 200; while scrolling, five times by itself.':
    '„Mehr laden“ fügt sie unten an, bis zu 200; beim Scrollen fünfmal von selbst.',
  'The full text is the words of the post, without its layout. Posts without an excerpt show the beginning of their text.':
    'Der ganze Text sind die Worte des Beitrags ohne sein Layout. Beiträge ohne Auszug zeigen den Anfang ihres Texts.',
  Excerpt: 'Auszug',
  'Full text': 'Ganzer Text',
  'Full text, one below another': 'Ganzer Text, untereinander',
  'A grid, the first post large, with a filter': 'Ein Raster, der erste Beitrag groß, mit Filter',
  'A list, image beside the words': 'Eine Liste, Bild neben dem Text',
  'Words alone, in two columns': 'Nur Text, in zwei Spalten',
  'Only where the page shows no other posts': 'Nur wenn die Seite keine anderen Beiträge zeigt',
}
