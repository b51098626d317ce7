export const german: Record<string, string> = {
  Slider: 'Slider',
  Medium: 'Mittel',
  'Images with text, one at a time: set one by one, or posts, projects and products.':
    'Bilder mit Text, eines nach dem anderen: einzeln angelegt oder Beiträge, Projekte und Produkte.',
  Slides: 'Folien',
  'Button link': 'Link der Schaltfläche',
  'Describes the slider to screen readers.': 'Beschreibt den Slider für Screenreader.',
  'How wide the slider is on the page. Browsers load files of this size.':
    'Wie breit der Slider auf der Seite ist. Browser laden passende Dateien.',
  'Loads the first image before anything else.': 'Lädt das erste Bild vor allem anderen.',
  'Change of slides': 'Wechsel der Folien',
  'At once': 'Sofort',
  'Images grow slowly': 'Bilder wachsen langsam',
  'For five seconds, while their slide is shown; not for visitors who prefer reduced motion.':
    'Fünf Sekunden lang, während ihre Folie gezeigt wird; nicht bei reduzierter Bewegung.',
  'Dots as': 'Punkte als',
  'Numbered progress': 'Nummerierter Fortschritt',
  'Slides that push each other, images that grow, numbered progress':
    'Folien, die einander schieben, Bilder, die wachsen, nummerierter Fortschritt',
  Arrows: 'Pfeile',
  'Pauses on hover, on focus, and for visitors who prefer reduced motion.':
    'Pausiert bei Hover und Fokus sowie bei reduzierter Bewegung.',
  'Time per slide': 'Zeit je Folie',
  'Three slides with text over the image': 'Drei Folien mit Text über dem Bild',
  'Autoplay, image beside the text': 'Autoplay, Bild neben dem Text',
  'Text only, centered': 'Nur Text, zentriert',
  'On the other side of the text': 'Auf der anderen Seite des Textes',
  'Above the text': 'Über dem Text',
  'Projects of the site, image above the text': 'Projekte der Website, Bild über dem Text',
  'Posts of the site, the title leads there': 'Beiträge der Website, der Titel führt dorthin',
  'Made to last': 'Für lange Zeit gemacht',
  'Good materials, careful work, and repairs for many years.':
    'Gute Materialien, sorgfältige Arbeit und Reparaturen über viele Jahre.',
  'Planned with you': 'Mit Ihnen geplant',
  'We listen first, and then look after every detail.':
    'Wir hören zuerst zu und kümmern uns dann um jedes Detail.',
}
