export const german: Record<string, string> = {
  Titles: 'Titel',
  Tabs: 'Tabs',
  'Several panels in one place, one of them visible.':
    'Mehrere Inhalte an einer Stelle, einer davon sichtbar.',
  'Anchor ID': 'Anker-ID',
  'A link to #anchor-id opens this tab.': 'Ein Link auf #anker-id öffnet diesen Tab.',
  'Describes the tabs to screen readers.': 'Beschreibt die Tabs für Screenreader.',
  'The number of the tab, starting at 1.': 'Die Nummer des Tabs, beginnend mit 1.',
  'Without JavaScript every tab is a section under its title.':
    'Ohne JavaScript ist jeder Tab ein Abschnitt unter seinem Titel.',
  'Stands beside the content and changes with the tab.':
    'Steht neben dem Inhalt und wechselt mit dem Tab.',
  'Pills with icons': 'Pillen mit Symbolen',
  'Boxes, with an image that changes': 'Kästen, mit einem Bild, das wechselt',
  'Beside, if there is room': 'Daneben, wenn Platz ist',
  'Three tabs with anchor IDs': 'Drei Tabs mit Anker-IDs',
  'Titles beside the content': 'Titel neben dem Inhalt',
  'Long titles, the second open initially': 'Lange Titel, anfangs der zweite offen',
  Overview: 'Überblick',
  'Three decades of experience, one team, and one contact for every question.':
    'Drei Jahrzehnte Erfahrung, ein Team und eine Ansprechperson für jede Frage.',
  'How it works': 'So läuft es ab',
  'Every project starts with a visit. You then receive a fixed quote within five working days.':
    'Jedes Projekt beginnt mit einem Besuch. Innerhalb von fünf Werktagen erhalten Sie ein festes Angebot.',
}
