/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Steps: 'Schritte',
  'What happens one after the other, numbered.': 'Was nacheinander geschieht, nummeriert.',
  Marker: 'Kennzeichen',
  'Step number': 'Schrittnummer',
  'Large number': 'Große Nummer',
  'Numbers below each other': 'Nummern untereinander',
  'Icons side by side': 'Symbole nebeneinander',
  'Large numbers': 'Große Nummern',
  'Step one': 'Schritt eins',
  'Step two': 'Schritt zwei',
  'Step three': 'Schritt drei',
  'Say what happens first.': 'Sagen Sie, was zuerst geschieht.',
  'Say what happens then.': 'Sagen Sie, was dann geschieht.',
  'Say how it ends.': 'Sagen Sie, wie es endet.',
}
