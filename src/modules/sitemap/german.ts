export const german: Record<string, string> = {
  Sitemap: 'Sitemap',
  'Links to the pages, posts, projects, categories and products of the site.':
    'Links zu Seiten, Beiträgen, Projekten, Kategorien und Produkten der Website.',
  'Show pages': 'Seiten anzeigen',
  'Show posts': 'Beiträge anzeigen',
  'Show projects': 'Projekte anzeigen',
  'Show product categories': 'Produktkategorien anzeigen',
  'Show products': 'Produkte anzeigen',
  'Only pages below': 'Nur Unterseiten von',
  'Shows the subpages of this page. Leave empty for all pages.':
    'Zeigt die Unterseiten dieser Seite. Leer lassen für alle Seiten.',
  Levels: 'Ebenen',
  'Of pages below pages and categories below categories.':
    'Von Seiten unter Seiten und Kategorien unter Kategorien.',
  'URL path': 'URL-Pfad',
  'Index with lines': 'Verzeichnis mit Linien',
  Tree: 'Baum',
  'Show headings': 'Überschriften anzeigen',
  'Tree of pages': 'Baum der Seiten',
  'Nothing published yet': 'Noch nichts veröffentlicht',
  'Show entries of content types': 'Einträge von Inhaltstypen anzeigen',
}
