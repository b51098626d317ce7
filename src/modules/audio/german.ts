export const german: Record<string, string> = {
  'A recording with its title and cover.': 'Eine Aufnahme mit Titel und Cover.',
  Audio: 'Audio',
  'Nothing is loaded from there before a visitor presses play.':
    'Von dort wird nichts geladen, bevor ein Besucher auf Abspielen drückt.',
  'Cover image': 'Titelbild',
  'Artist or series': 'Künstler oder Reihe',
  'Download link': 'Link zum Herunterladen',
  'Card with a small cover': 'Karte mit kleinem Cover',
  'Large cover': 'Großes Cover',
  'Without its file': 'Ohne ihre Datei',
}
