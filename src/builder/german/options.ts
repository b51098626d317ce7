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
  'A number with a unit, such as 24px or 50%, or a step such as space-4.':
    'Eine Zahl mit Einheit, zum Beispiel 24px oder 50%, oder eine Stufe wie space-4.',
  'A number from %{min} to %{max}.': 'Eine Zahl von %{min} bis %{max}.',
  'A number from %{min} on.': 'Eine Zahl ab %{min}.',
  'A number up to %{max}.': 'Eine Zahl bis %{max}.',
  'A number.': 'Eine Zahl.',
  'A colour of the site, or a value such as #a0431f.':
    'Eine Farbe der Website oder ein Wert wie #a0431f.',
  'A page of the list, or an address, e-mail address or phone number.':
    'Eine Seite aus der Liste oder eine Adresse, E-Mail-Adresse oder Telefonnummer.',
  'Page, address, mail or phone': 'Seite, Adresse, E-Mail oder Telefon',
  'Part of the page': 'Stelle auf der Seite',
  'Opens in a new window': 'Öffnet ein neues Fenster',
  'Edit it for all pages': 'Für alle Seiten bearbeiten',
  Entry: 'Eintrag',
  'Add an entry': 'Eintrag hinzufügen',

  ms: 'ms',
  characters: 'Zeichen',
}
