/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Medium: 'Mittel',
  'Images with text, one at a time.': 'Bilder mit Text, eines nach dem anderen.',
  Slides: 'Folien',
  'Button link': 'Link der Schaltfläche',
  'Text position': 'Textposition',
  'Text overlay': 'Textüberlagerung',
  'Light text on a darkened image': 'Heller Text auf abgedunkeltem Bild',
  'Dark text on a lightened image': 'Dunkler Text auf aufgehelltem Bild',
  'Overlay opacity': 'Deckkraft der Überlagerung',
  'How strongly the image is darkened or lightened behind the text.':
    'Wie stark das Bild hinter dem Text abgedunkelt oder aufgehellt wird.',
  'Describes the slider to screen readers.': 'Beschreibt den Slider für Screenreader.',
  'Behind the text': 'Hinter dem Text',
  'Beside the text': 'Neben dem Text',
  'Full screen': 'Ganzer Bildschirm',
  'How wide the slider is on the page. Browsers load files of this size.':
    'Wie breit der Slider auf der Seite ist. Browser laden passende Dateien.',
  'Loads the first image before anything else.': 'Lädt das erste Bild vor allem anderen.',
  Arrows: 'Pfeile',
  Dots: 'Punkte',
  'Pauses on hover, on focus, and for visitors who prefer reduced motion.':
    'Pausiert bei Hover und Fokus sowie bei reduzierter Bewegung.',
  'Time per slide': 'Zeit je Folie',
  'Three slides with text over the image': 'Drei Folien mit Text über dem Bild',
  'Autoplay, image beside the text': 'Autoplay, Bild neben dem Text',
  'Text only, centered': 'Nur Text, zentriert',
  'Slide title': 'Titel der Folie',
  'Second slide title': 'Titel der zweiten Folie',
  'Write something about this slide.': 'Schreiben Sie etwas zu dieser Folie.',
}
