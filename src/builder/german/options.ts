/** The options panel and its controls. */
export const options: Record<string, string> = {
  'Select icon': 'Symbol auswählen',
  'Search icons': 'Symbole suchen',
  '%{count} icons': '%{count} Symbole',
  'Recently used': 'Zuletzt verwendet',
  'All icons': 'Alle Symbole',
  'The icons could not be loaded. Please try again.':
    'Die Symbole konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  Design: 'Design',
  Advanced: 'Erweitert',
  Animation: 'Animation',
  'Attributes and CSS': 'Attribute und CSS',
  'Element ID': 'Element-ID',
  'A name for links to this place: #name.': 'Ein Name für Links an diese Stelle: #name.',
  'A name that nothing else on this page has: letters, digits, - and _, a letter first.':
    'Ein Name, den sonst nichts auf dieser Seite trägt: Buchstaben, Ziffern, - und _, am Anfang ein Buchstabe.',
  'CSS classes': 'CSS-Klassen',
  'HTML attributes': 'HTML-Attribute',
  'data-…, aria-…, title, lang, role and the like.':
    'data-…, aria-…, title, lang, role und Ähnliches.',
  'Custom CSS': 'Eigenes CSS',
  'Declarations, and rules for what is inside. & is the module.':
    'Deklarationen, und Regeln für das, was darin ist. & ist das Modul.',
  'Line %{line}: this cannot be read, so none of it is used.':
    'Zeile %{line}: Das ist nicht lesbar, deshalb gilt nichts davon.',
  'Line %{line}: %{what} is not possible here and is left out.':
    'Zeile %{line}: %{what} ist hier nicht möglich und entfällt.',
  'Line %{line}: %{what} would load from elsewhere and is left out.':
    'Zeile %{line}: %{what} würde von anderswo laden und entfällt.',
  'This module type is no longer installed. Its content is kept unchanged.':
    'Dieser Modultyp ist nicht mehr installiert. Der Inhalt bleibt unverändert.',
  'No content settings. See Design.': 'Keine Inhaltseinstellungen. Siehe Design.',
  'Changed from the default': 'Weicht vom Standard ab',
  'Reset: %{label}': 'Zurücksetzen: %{label}',
  Reset: 'Zurücksetzen',
  Hover: 'Hover',
  '%{label} per screen': '%{label} je Bildschirm',
  '%{name}, differs': '%{name}, abweichend',
  Default: 'Standard',
  'Set %{label}': '%{label} festlegen',
  'Site colors': 'Farben der Website',
  'Custom color: %{label}': 'Beliebige Farbe: %{label}',
  'Alt text (overrides library)': 'Alternativtext (überschreibt Mediathek)',
  'Alt text from the library': 'Alternativtext der Mediathek',
  'Decorative image (no alt text)': 'Dekoratives Bild (kein Alternativtext)',
  'A size such as M, or a number with a unit such as 24px or 50%.':
    'Eine Größe wie M oder eine Zahl mit Einheit wie 24px oder 50%.',
  'A number from %{min} to %{max}.': 'Eine Zahl von %{min} bis %{max}.',
  'A number of at least %{min}.': 'Eine Zahl ab %{min}.',
  'A number of at most %{max}.': 'Eine Zahl bis %{max}.',
  'A number.': 'Eine Zahl.',
  'A site color, or a hex value such as #336699.':
    'Eine Farbe der Website oder ein Hex-Wert wie #336699.',
  'A page from the list, or a URL, email address or phone number.':
    'Eine Seite aus der Liste oder eine URL, E-Mail-Adresse oder Telefonnummer.',
  'Page, URL, email or phone': 'Seite, URL, E-Mail oder Telefon',
  Anchor: 'Anker',
  'Open in a new tab': 'In neuem Tab öffnen',
  'Edit global block': 'Globalen Block bearbeiten',
  Item: 'Eintrag',
  'Add item': 'Eintrag hinzufügen',

  Surface: 'Fläche',
  'Border, strong': 'Rahmen, stark',
  'Muted text': 'Gedämpfter Text',
  'Accent, dark': 'Akzent, dunkel',
  'Text on accent': 'Text auf Akzent',
  Secondary: 'Sekundär',
  'Secondary, dark': 'Sekundär, dunkel',
  Tertiary: 'Tertiär',
  Error: 'Fehler',
  Success: 'Erfolg',
  Start: 'Anfang',
  End: 'Ende',
  'Top start': 'Oben am Anfang',
  'Top end': 'Oben am Ende',
  'Bottom start': 'Unten am Anfang',
  'Bottom end': 'Unten am Ende',

  ms: 'ms',
  characters: 'Zeichen',
}
