export const german: Record<string, string> = {
  'Field list': 'Felderliste',
  'What the page it stands on says in the fields of its content type.':
    'Was die Seite, auf der es steht, in den Feldern ihres Inhaltstyps angibt.',
  'Of the content type of the page. Choose none to show all.':
    'Des Inhaltstyps der Seite. Ohne Auswahl werden alle gezeigt.',
  'Show images': 'Bilder anzeigen',
}
