export const german: Record<string, string> = {
  Breadcrumbs: 'Brotkrümelnavigation',
  'The way from the home page to the page that is shown, with structured data.':
    'Der Weg von der Startseite zur gezeigten Seite, mit strukturierten Daten.',
  'Home page': 'Startseite',
  'Name of the home page': 'Name der Startseite',
  'Such as “You are here:”.': 'Zum Beispiel „Sie sind hier:“.',
  'Of posts, projects and products: the first category and those above it.':
    'Von Beiträgen, Projekten und Produkten: die erste Kategorie und die darüber.',
  'Page with the post list': 'Seite mit der Beitragsliste',
  'Categories of posts lead to it, filtered; its post list needs the category filter. Without it they lead to their archives.':
    'Kategorien von Beiträgen führen dorthin, gefiltert; die Beitragsliste dort braucht den Kategoriefilter. Ohne sie führen sie zu ihren Archiven.',
  'Show current page': 'Aktuelle Seite anzeigen',
  Separator: 'Trennzeichen',
  Chevron: 'Winkel',
  Slash: 'Schrägstrich',
  Arrow: 'Pfeil',
  Dot: 'Punkt',
  'Between two lines': 'Zwischen zwei Linien',
  Pills: 'Pillen',
  'One line, shortened': 'Eine Zeile, gekürzt',
  'Only the page above': 'Nur die Seite darüber',
  'Several lines': 'Mehrere Zeilen',
  'A line of links': 'Eine Zeile mit Links',
  'Between two lines, the home page as an icon': 'Zwischen zwei Linien, die Startseite als Symbol',
  'Pills, only the page above on phones': 'Pillen, auf Smartphones nur die Seite darüber',
  'Large, above a title': 'Groß, über einem Titel',
}
