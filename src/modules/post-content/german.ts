export const german: Record<string, string> = {
  'Post content': 'Beitragsinhalt',
  'In a body template: where the content of the page, post, project or product stands. Anywhere else it shows nothing.':
    'In einer Inhaltsvorlage: die Stelle, an der der Inhalt der Seite, des Beitrags, des Projekts oder des Produkts steht. An anderen Stellen zeigt es nichts.',
  'Outside of a template': 'Außerhalb einer Vorlage',
  'In a document that is no template, with spacing':
    'In einem Dokument, das keine Vorlage ist, mit Abständen',
}
