/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Section: 'Abschnitt',
  'A full-width band of the page that holds rows and modules.':
    'Ein Band über die ganze Breite der Seite, das Zeilen und Module enthält.',
  'Makes the section a landmark. Leave it empty when the section starts with a heading.':
    'Macht den Abschnitt zu einem Orientierungspunkt. Leer lassen, wenn er mit einer Überschrift beginnt.',
  'Content width': 'Breite des Inhalts',
  Reading: 'Lesebreite',
  Full: 'Volle Breite',
  'Vertical spacing': 'Vertikaler Abstand',
  'Remove top spacing': 'Oberen Abstand entfernen',
  'Joins the section to the one above.': 'Schließt den Abschnitt an den darüber an.',
  'Smooth scrolling': 'Weiches Scrollen',
  'Off: links in this section jump without scrolling.':
    'Aus: Links in diesem Abschnitt springen ohne Scrollen.',
  'A band with a heading and text': 'Ein Band mit Überschrift und Text',
  'Inverse, for reading': 'Umgekehrt, in Lesebreite',
}
