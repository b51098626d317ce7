export const german: Record<string, string> = {
  Text: 'Text',
  'Formatted text.': 'Formatierter Text.',
  Lead: 'Vorspann',
  'Paragraphs and a list': 'Absätze und eine Liste',
  'Lead with a quotation': 'Vorspann mit Zitat',
  'Small, with a table': 'Klein, mit Tabelle',
  'We are a small team with many years of experience. We listen first, give clear advice, and keep our word. Come and see us, or write: we answer within one working day.':
    'Wir sind ein kleines Team mit langer Erfahrung. Wir hören zuerst zu, beraten verständlich und halten Wort. Besuchen Sie uns oder schreiben Sie: Wir antworten innerhalb eines Werktags.',
}
