export const german: Record<string, string> = {
  Header: 'Kopfzeile',
  'The header of the site: logo, menu, search, cart, a top bar. For header templates.':
    'Die Kopfzeile der Website: Logo, Menü, Suche, Warenkorb, eine Leiste darüber. Für Kopfzeilen-Vorlagen.',
  Actions: 'Aktionen',
  'Beside the menu: search, cart, a button.':
    'Neben dem Menü: Suche, Warenkorb, eine Schaltfläche.',
  'Top bar': 'Leiste darüber',
  'Above the header: a second menu, a phone number, social networks.':
    'Über der Kopfzeile: ein zweites Menü, eine Telefonnummer, soziale Netzwerke.',
  'Below the menu': 'Unter dem Menü',
  'Shown where the menu opens by a button, and below a vertical one.':
    'Wo sich das Menü mit einer Schaltfläche öffnet, und unter einem senkrechten.',
  'Logo beside the menu': 'Logo neben dem Menü',
  'Logo above the menu, centered': 'Logo über dem Menü, zentriert',
  'Logo in the middle of the menu': 'Logo in der Mitte des Menüs',
  'Menu slides in': 'Menü fährt herein',
  'Fullscreen menu': 'Menü über den ganzen Bildschirm',
  'Vertical, beside the page': 'Senkrecht, neben der Seite',
  'Menu alignment': 'Ausrichtung des Menüs',
  'Where the logo stands beside the menu.': 'Wo das Logo neben dem Menü steht.',
  'Height when fixed': 'Höhe beim Scrollen',
  'Once visitors scroll down. 0 keeps the height.':
    'Sobald Besucher nach unten scrollen. 0 behält die Höhe.',
  'Logo height': 'Höhe des Logos',
  'Of the height of the header.': 'Von der Höhe der Kopfzeile.',
  'Line below': 'Linie darunter',
  'Transparent over the first section': 'Durchsichtig über dem ersten Abschnitt',
  'Until visitors scroll down. The first section makes room for it.':
    'Bis Besucher nach unten scrollen. Der erste Abschnitt macht ihr Platz.',
  'Text color while transparent': 'Textfarbe, solange durchsichtig',
  'As on the page': 'Wie auf der Seite',
  'Menu button': 'Menü-Schaltfläche',
  'Fixed at the top': 'Oben fixiert',
  'Stays in view while visitors scroll.': 'Bleibt beim Scrollen sichtbar.',
  'Hidden until visitors scroll': 'Verborgen, bis Besucher scrollen',
  'On pages that are longer than the window; not with the vertical style.':
    'Auf Seiten, die länger als das Fenster sind; nicht im senkrechten Stil.',
  'Logo beside the menu, with a top bar': 'Logo neben dem Menü, mit einer Leiste darüber',
  'Fullscreen menu, light on a dark page': 'Menü über den ganzen Bildschirm, hell auf dunkel',
}
