export const german: Record<string, string> = {
  Menu: 'Menü',
  'A menu of the site, horizontal or vertical, with submenus that open.':
    'Ein Menü der Website, waagerecht oder senkrecht, mit Untermenüs zum Aufklappen.',
  'Above a vertical menu.': 'Über einem senkrechten Menü.',
  'A horizontal menu of the header is aligned by the header.':
    'Ein waagerechtes Menü der Kopfzeile richtet diese selbst aus.',
  'With lines': 'Mit Linien',
  'Of horizontal menus.': 'Bei waagerechten Menüs.',
  'Behind a button': 'Hinter einer Schaltfläche',
  'Second menu on phones': 'Zweites Menü auf Smartphones',
  'Its items stand at the end of the menu behind the button.':
    'Seine Einträge stehen am Ende des Menüs hinter der Schaltfläche.',
  'Items with a submenu': 'Einträge mit Untermenü',
  'Link and submenu': 'Link und Untermenü',
  'Only open their submenu': 'Öffnen nur ihr Untermenü',
  'Show submenus open': 'Untermenüs offen zeigen',
  'In vertical menus.': 'In senkrechten Menüs.',
  'Leave empty for the name of the menu.': 'Leer lassen für den Namen des Menüs.',
  'Horizontal, behind a button on phones': 'Waagerecht, auf Smartphones hinter einer Schaltfläche',
  'Full width, between two lines': 'Volle Breite, zwischen zwei Linien',
  'Pills, centered': 'Pillen, zentriert',
  'Mega menu and highlighted item': 'Mega-Menü und hervorgehobener Eintrag',
  'Vertical, with lines and open submenus': 'Senkrecht, mit Linien und offenen Untermenüs',
  'Vertical, large': 'Senkrecht, groß',
}
