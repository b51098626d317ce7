export const german: Record<string, string> = {
  Toggle: 'Toggle',
  'A title that opens and closes its content.': 'Ein Titel, der seinen Inhalt auf- und zuklappt.',
  'Closed initially': 'Anfangs zugeklappt',
  'Open initially, with nested modules': 'Anfangs offen, mit verschachtelten Modulen',
  'Between lines, with a chevron': 'Zwischen Linien, mit Chevron',
}
