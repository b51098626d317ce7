export const german: Record<string, string> = {
  'Video slider': 'Video-Slider',
  'Videos one after another, chosen by dots or by a carousel of thumbnails.':
    'Videos nacheinander, ausgewählt über Punkte oder ein Karussell aus Vorschaubildern.',
  'Describes the videos to screen readers.': 'Beschreibt die Videos für Screenreader.',
  'On a dark stage': 'Auf dunkler Bühne',
  Controls: 'Steuerung',
  Thumbnails: 'Vorschaubilder',
  'Shows one video after another, without playing them. Pauses on hover, on focus, while one plays, and for visitors who prefer reduced motion.':
    'Zeigt ein Video nach dem anderen, ohne sie abzuspielen. Hält an beim Überfahren, bei Fokus, während eines spielt und bei Besuchern, die weniger Bewegung wünschen.',
  'Title of the first video': 'Titel des ersten Videos',
  'Title of the second video': 'Titel des zweiten Videos',
  'A dark stage with thumbnails': 'Eine dunkle Bühne mit Vorschaubildern',
  'Beside its text, with dots': 'Neben dem Text, mit Punkten',
  'One by one, with dots': 'Nacheinander, mit Punkten',
  'Few of them, thumbnails alone': 'Wenige, nur mit Vorschaubildern',
}
