/** The options panel and its controls. */
export const options: Record<string, string> = {
  Design: 'Gestaltung',
  Behaviour: 'Verhalten',
  Animation: 'Animation',
  'This kind of module is not installed any more. Its content is kept as it is.':
    'Diese Art von Modul ist nicht mehr installiert. Der Inhalt bleibt, wie er ist.',
  'There is nothing to say here: see design.':
    'Hier gibt es nichts einzustellen: siehe Gestaltung.',
  'Differs from the standard': 'Weicht vom Standard ab',
  'Reset: %{label}': 'Zurücksetzen: %{label}',
  Reset: 'Zurücksetzen',
  Hover: 'Unter dem Zeiger',
  '%{label} per screen': '%{label} je Bildschirm',
  '%{name}, differs': '%{name}, abweichend',
  Standard: 'Standard',
  'Set %{label}': '%{label} festlegen',
  'Colours of the site': 'Farben der Website',
  'Any colour: %{label}': 'Beliebige Farbe: %{label}',
  'Description for this place': 'Beschreibung an dieser Stelle',
  'As in the library': 'Wie in der Mediathek',
  'Decoration: says nothing': 'Schmuck: sagt nichts aus',
  'Page, address, mail or phone': 'Seite, Adresse, E-Mail oder Telefon',
  'Part of the page': 'Stelle auf der Seite',
  'Opens in a new window': 'Öffnet ein neues Fenster',
  'Edit it for all pages': 'Für alle Seiten bearbeiten',
  Entry: 'Eintrag',
  'Add an entry': 'Eintrag hinzufügen',

  ms: 'ms',
  characters: 'Zeichen',
}
