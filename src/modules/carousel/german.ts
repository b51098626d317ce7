export const german: Record<string, string> = {
  Carousel: 'Karussell',
  'Several slides in view: of any modules, or posts, projects and products.':
    'Mehrere Folien auf einen Blick: aus beliebigen Modulen oder Beiträge, Projekte und Produkte.',
  'For the list in the builder; visitors do not see it.':
    'Für die Liste im Builder; Besucher sehen es nicht.',
  'Describes the carousel to screen readers.': 'Beschreibt das Karussell für Screenreader.',
  'Slides in view': 'Sichtbare Folien',
  '0 shows 3, or 4 where there is room.': '0 zeigt 3, oder 4, wo Platz ist.',
  'Time per group': 'Zeit je Gruppe',
  'Images with words, three or four in view': 'Bilder mit Text, zwei bis vier auf einen Blick',
  'Cards, one after another by themselves': 'Karten, die von selbst weiterrücken',
  'With lines between, arrows only': 'Mit Linien dazwischen, nur Pfeile',
  'Posts of the site': 'Beiträge der Website',
  'Everything fits': 'Alles passt',
  'At home': 'Zu Hause',
  'Rooms that are a pleasure to come back to.': 'Räume, in die man gern zurückkehrt.',
  'Chosen with care': 'Mit Sorgfalt gewählt',
  'A few good things instead of many.': 'Wenige gute Dinge statt vieler.',
  'Out of doors': 'Im Freien',
  'Made for every season.': 'Für jede Jahreszeit gemacht.',
}
