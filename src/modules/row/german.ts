/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Row: 'Zeile',
  'Columns side by side, stacked on phones.':
    'Spalten nebeneinander, auf Smartphones untereinander.',
  'One column': 'Eine Spalte',
  'Two equal': 'Zwei gleiche',
  'Three equal': 'Drei gleiche',
  'Four equal': 'Vier gleiche',
  'Two thirds, one third': 'Zwei Drittel, ein Drittel',
  'One third, two thirds': 'Ein Drittel, zwei Drittel',
  'Three fifths, two fifths': 'Drei Fünftel, zwei Fünftel',
  'Two fifths, three fifths': 'Zwei Fünftel, drei Fünftel',
  'Three quarters, one quarter': 'Drei Viertel, ein Viertel',
  'One quarter, three quarters': 'Ein Viertel, drei Viertel',
  Wide: 'Weit',
  'Vertical align': 'Vertikale Ausrichtung',
  'Equal heights': 'Gleich hoch',
  'Two thirds, one third; equal on tablets': 'Zwei Drittel, ein Drittel; auf Tablets gleich',
}
