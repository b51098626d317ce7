/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Style: 'Stil',
  Alignment: 'Ausrichtung',
  'A link that looks like a button.': 'Ein Link, der wie eine Schaltfläche aussieht.',
  Filled: 'Gefüllt',
  Outline: 'Umrandet',
  'Icon position': 'Position des Symbols',
  'After the label': 'Hinter der Beschriftung',
  'Before the label': 'Vor der Beschriftung',
  'Icon before the label': 'Symbol vor der Beschriftung',
  'Text link': 'Textlink',
  'Full width': 'Ganze Breite',
  'Outline with an icon': 'Umrandet, mit Symbol',
  'Text link, in a new window': 'Textlink, in einem neuen Fenster',
  'Button text': 'Text der Schaltfläche',
  'Learn more': 'Mehr erfahren',
}
