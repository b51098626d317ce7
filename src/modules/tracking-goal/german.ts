export const german: Record<string, string> = {
  'Tracking goal': 'Tracking-Ziel',
  'Counts a visit to this page as the goal of a split test. Visitors do not see it.':
    'Zählt einen Besuch dieser Seite als Ziel eines Split-Tests. Besucher sehen es nicht.',
  'Split test ID': 'ID des Split-Tests',
  'You find the ID in the test’s report. Leave it empty to count for every test whose goal is a visit to such a page.':
    'Sie steht in der Auswertung. Leer lassen für alle Tests, deren Ziel der Besuch einer solchen Seite ist.',
  'For all tests': 'Für alle Tests',
  'For one test': 'Für einen Test',
}
