export const german: Record<string, string> = {
  'Circle counter': 'Kreiszähler',
  'A percentage that fills a ring when it scrolls into view.':
    'Ein Prozentwert, der einen Ring füllt, sobald er sichtbar wird.',
  'In percent. The circle is drawn from 0 to 100, the number is shown as it is.':
    'In Prozent. Der Kreis wird von 0 bis 100 gezeichnet, die Zahl erscheint, wie sie ist.',
  Ring: 'Ring',
  'Otherwise the ring is 16 rem wide at most.': 'Sonst ist der Ring höchstens 16 rem breit.',
  'Half ring': 'Halber Ring',
  'Small ring beside the text': 'Kleiner Ring neben dem Text',
  'Ring as wide as its place': 'Ring so breit wie sein Platz',
  'Half ring with rounded ends': 'Halber Ring mit abgerundeten Enden',
  'More than the whole': 'Mehr als das Ganze',
}
