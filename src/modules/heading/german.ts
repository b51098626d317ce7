/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Heading: 'Überschrift',
  'A title with an optional eyebrow.': 'Ein Titel, auf Wunsch mit Dachzeile.',
  'Affects the document outline only; set the size under Design.':
    'Wirkt nur auf die Gliederung; die Größe wird unter Design festgelegt.',
  'Default for its level': 'Standard der Ebene',
  'Section title': 'Titel eines Abschnitts',
  'Display size, centred on desktop': 'Sehr groß, am Desktop zentriert',
  'Small title with a link': 'Kleiner Titel mit Link',
}
