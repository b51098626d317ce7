export const german: Record<string, string> = {
  Divider: 'Trennlinie',
  'A line or space between modules, with a word or an icon in it.':
    'Eine Linie oder Abstand zwischen Modulen, mit einem Wort oder Symbol darin.',
  'Text in the middle': 'Text in der Mitte',
  'Icon in the middle': 'Symbol in der Mitte',
  Length: 'Länge',
  Half: 'Halb',
  Short: 'Kurz',
  'Space above and below': 'Abstand darüber und darunter',
  'Word in the middle': 'Wort in der Mitte',
  'Icon in a short line': 'Symbol in einer kurzen Linie',
  'Dotted, short, at the left': 'Gepunktet, kurz, links',
  'Space only': 'Nur Abstand',
}
