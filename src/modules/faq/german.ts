export const german: Record<string, string> = {
  FAQ: 'FAQ',
  'Questions that open their answers, with a search field and structured data.':
    'Fragen, die ihre Antwort aufklappen, mit Suchfeld und strukturierten Daten.',
  Questions: 'Fragen',
  Question: 'Frage',
  Answer: 'Antwort',
  'Of the title; questions are one level below.':
    'Die des Titels; Fragen stehen eine Ebene darunter.',
  Lines: 'Linien',
  Cards: 'Karten',
  'Title beside': 'Titel daneben',
  'Search field': 'Suchfeld',
  'Structured data': 'Strukturierte Daten',
  'Tells search engines the questions and answers (schema.org FAQPage).':
    'Nennt Suchmaschinen die Fragen und Antworten (schema.org FAQPage).',
  'Title beside, with a search field': 'Titel daneben, mit Suchfeld',
  'Cards, the first one open': 'Karten, die erste offen',
  'Two columns, many questions': 'Zwei Spalten, viele Fragen',
  'Frequently asked questions': 'Häufige Fragen',
  'Which payment methods do you accept?': 'Wie kann ich bezahlen?',
  'You can pay by card or by bank transfer, at once or after delivery.':
    'Mit Karte oder per Überweisung, sofort oder nach der Lieferung.',
}
