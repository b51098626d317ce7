export const german: Record<string, string> = {
  Embed: 'Einbettung',
  'A video, a recording, a map or a post of another site, loaded when somebody asks for it.':
    'Ein Video, eine Aufnahme, eine Karte oder ein Beitrag einer anderen Website, geladen, wenn es jemand möchte.',
  'Of a video, a recording, a map, a pen or a post: YouTube, Vimeo, Dailymotion, Spotify, SoundCloud, Apple Podcasts, OpenStreetMap, Google Maps, CodePen, TikTok, Instagram.':
    'Eines Videos, einer Aufnahme, einer Karte, eines Pens oder eines Beitrags: YouTube, Vimeo, Dailymotion, Spotify, SoundCloud, Apple Podcasts, OpenStreetMap, Google Maps, CodePen, TikTok, Instagram.',
  'Of a provider': 'Von einem Anbieter',
  'Post of a WordPress site': 'Beitrag einer WordPress-Website',
  'Says what it is before it is loaded, and to screen readers.':
    'Sagt, was es ist, bevor es geladen wird, und für Screenreader.',
  'Image until it is loaded': 'Bild, bis es geladen ist',
  'A video with its image': 'Ein Video mit seinem Bild',
  'A recording in a line': 'Eine Aufnahme in einer Zeile',
  'A map in a tinted frame': 'Eine Karte in getöntem Rahmen',
  'A post of another site': 'Ein Beitrag einer anderen Website',
}
