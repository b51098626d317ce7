export const german: Record<string, string> = {
  Playlist: 'Playlist',
  'Several recordings or videos in one player, one after another.':
    'Mehrere Aufnahmen oder Videos in einem Player, eine nach der anderen.',
  'Audio or video': 'Audio oder Video',
  'The first entry follows the last.': 'Auf den letzten Eintrag folgt der erste.',
  'List below': 'Liste darunter',
  'List beside': 'Liste daneben',
  'Title of the playlist': 'Titel der Playlist',
  'Recordings with the list below': 'Aufnahmen mit der Liste darunter',
  'Recordings in a card': 'Aufnahmen in einer Karte',
  'Videos with the list beside': 'Videos mit der Liste daneben',
}
