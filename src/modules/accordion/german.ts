/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Accordion: 'Akkordeon',
  'Titles that expand and collapse their content.': 'Titel, die ihren Inhalt auf- und zuklappen.',
  Sign: 'Zeichen',
  Plus: 'Plus',
  'Boxes with a plus': 'Kästen mit Plus',
  'Allow closing all': 'Alle dürfen geschlossen sein',
  'Off: one item always stays open.': 'Aus: Ein Eintrag bleibt immer offen.',
  'Only if closing all is allowed.': 'Nur wenn alle geschlossen sein dürfen.',
  'Questions, one open at a time': 'Fragen, immer eine offen',
  'Several open, collapsed initially, with nested modules':
    'Mehrere offen, anfangs geschlossen, mit verschachtelten Modulen',
  'First question': 'Erste Frage',
  'Second question': 'Zweite Frage',
  'Write the answer.': 'Schreiben Sie die Antwort.',
}
