export const german: Record<string, string> = {
  Search: 'Suche',
  'A search field with suggestions while typing.': 'Ein Suchfeld mit Vorschlägen beim Tippen.',
  Placeholder: 'Platzhalter',
  'Search in': 'Suchen in',
  Everything: 'Allem',
  'Results page': 'Ergebnisseite',
  'A page with the module “Search results”. Leave empty for the site’s own at /search.':
    'Eine Seite mit dem Modul „Suchergebnisse“. Leer lassen für die der Website unter /search.',
  'Suggestions while typing': 'Vorschläge beim Tippen',
  Box: 'Kasten',
  Pill: 'Pille',
  'Names the search for screen readers. Leave empty for the text in the site’s language.':
    'Benennt die Suche für Screenreader. Leer lassen für den Text in der Sprache der Website.',
  'A box with an icon': 'Ein Kasten mit Symbol',
  'A line, large, with a button': 'Eine Linie, groß, mit Button',
  'A pill for a header': 'Eine Pille für einen Header',
  'Products alone, without suggestions': 'Nur Produkte, ohne Vorschläge',
  'Icon that opens the field': 'Symbol, das das Feld öffnet',
  'An icon that opens the field, for a header':
    'Ein Symbol, das das Feld öffnet, für eine Kopfzeile',
}
