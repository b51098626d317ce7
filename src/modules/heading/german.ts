export const german: Record<string, string> = {
  Heading: 'Überschrift',
  'A title with an optional eyebrow.': 'Ein Titel, auf Wunsch mit Dachzeile.',
  'Affects the document outline only; set the size under Design.':
    'Wirkt nur auf die Gliederung; die Größe wird unter Design festgelegt.',
  'Default for its level': 'Standard der Ebene',
  'Highlighted words': 'Hervorgehobene Wörter',
  'Type the words exactly as they appear in the heading.': 'So, wie sie in der Überschrift stehen.',
  'Highlight by': 'Hervorheben durch',
  Highlighter: 'Textmarker',
  'Reveal line by line': 'Zeilen erscheinen nacheinander',
  'Lines appear while they scroll into view. Use | to break lines.':
    'Während sie ins Bild gescrollt werden. Ein senkrechter Strich (|) in der Überschrift beendet eine Zeile.',
  'Highlighted words, line by line': 'Hervorgehobene Wörter, Zeile für Zeile',
  'A word underlined': 'Ein Wort unterstrichen',
  'Section title': 'Titel eines Abschnitts',
  'Display size, centred on desktop': 'Sehr groß, am Desktop zentriert',
  'Small title with a link': 'Kleiner Titel mit Link',
  'What we do': 'Was wir tun',
}
