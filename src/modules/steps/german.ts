export const german: Record<string, string> = {
  Steps: 'Schritte',
  'What happens one after the other, numbered.': 'Was nacheinander geschieht, nummeriert.',
  Marker: 'Kennzeichen',
  'Step number': 'Schrittnummer',
  'Large number': 'Große Nummer',
  'Numbers below each other': 'Nummern untereinander',
  'Icons side by side': 'Symbole nebeneinander',
  'Large numbers': 'Große Nummern',
  'Tell us what you need': 'Sagen Sie uns, was Sie brauchen',
  'Call or write. We listen and ask the right questions.':
    'Rufen Sie an oder schreiben Sie. Wir hören zu und stellen die richtigen Fragen.',
  'Get your quote': 'Angebot erhalten',
  'You have a fixed price and a date within five working days.':
    'Innerhalb von fünf Werktagen haben Sie einen festen Preis und einen Termin.',
  'Lean back': 'Zurücklehnen',
  'We take care of everything and keep you informed.':
    'Wir kümmern uns um alles und halten Sie auf dem Laufenden.',
}
