/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  'Formatted text.': 'Formatierter Text.',
  Lead: 'Vorspann',
  'Paragraphs and a list': 'Absätze und eine Liste',
  'Lead with a quotation': 'Vorspann mit Zitat',
  'Small, with a table': 'Klein, mit Tabelle',
  'Write something about your offer.': 'Schreiben Sie etwas über Ihr Angebot.',
}
