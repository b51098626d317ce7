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
  'What is included?': 'Was ist enthalten?',
  'Advice, planning and delivery. You receive a list of everything before you decide.':
    'Beratung, Planung und Lieferung. Vor Ihrer Entscheidung erhalten Sie eine Liste aller Leistungen.',
  'How long does it take?': 'Wie lange dauert es?',
  'Most orders are ready within two weeks. You are told the date in advance.':
    'Die meisten Aufträge sind in zwei Wochen fertig. Den Termin erfahren Sie vorab.',
  'Can I change my order later?': 'Kann ich meinen Auftrag später ändern?',
  'Yes. Changes are free of charge until work has started.':
    'Ja. Bis zum Beginn der Arbeiten sind Änderungen kostenlos.',
}
