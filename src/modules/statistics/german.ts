export const german: Record<string, string> = {
  Statistics: 'Kennzahlen',
  'Large figures with what they count.': 'Große Zahlen mit dem, was sie zählen.',
  Figures: 'Zahlen',
  Figure: 'Zahl',
  'Very large': 'Sehr groß',
  'As wide as its place': 'So breit wie ihr Platz',
  'Figures in a line': 'Zahlen in einer Zeile',
  'Very large, below each other': 'Sehr groß, untereinander',
  'One figure, as wide as its place': 'Eine Zahl, so breit wie ihr Platz',
  'projects completed': 'abgeschlossene Projekte',
  'years of experience': 'Jahre Erfahrung',
  'people in the team': 'Menschen im Team',
}
