export const german: Record<string, string> = {
  'Social links': 'Social-Media-Links',
  'Links to your profiles on networks, and to other places of yours.':
    'Links zu Ihren Profilen in Netzwerken und zu anderen Orten.',
  'Such as @your-name. Leave empty for the name of the network.':
    'Etwa @ihr-name. Leer lassen für den Namen des Netzwerks.',
  'Icon instead of the mark': 'Symbol statt des Logos',
  '@your-name': '@ihr-name',
  'Your page': 'Ihre Seite',
  Tiles: 'Kacheln',
  'Confirm the profiles as yours': 'Die Profile als Ihre bestätigen',
  'Adds rel=me, by which Mastodon and others verify your site.':
    'Fügt rel=me hinzu, womit Mastodon und andere Ihre Website prüfen.',
  'Outlined circles': 'Umrandete Kreise',
  'Index with handles': 'Verzeichnis mit Namen',
  'Words in a line': 'Wörter in einer Zeile',
}
