export const german: Record<string, string> = {
  Hotspots: 'Hotspots',
  'Points on an image that say more when they are pressed.':
    'Punkte auf einem Bild, die auf Klick mehr erzählen.',
  Points: 'Punkte',
  'From the left': 'Von links',
  'From the top': 'Von oben',
  'Numbers with a list beside': 'Zahlen mit einer Liste daneben',
  'Numbers, opening above': 'Zahlen, nach oben öffnend',
  'Title of the point': 'Titel des Punkts',
  'Title of the second point': 'Titel des zweiten Punkts',
  'Say what is to be seen here.': 'Schreiben Sie, was hier zu sehen ist.',
}
