export const german: Record<string, string> = {
  'Hero header': 'Hero-Bereich',
  'Title, subtitle and buttons with an image or a video, also full screen.':
    'Titel, Untertitel und Schaltflächen mit Bild oder Video, auch bildschirmfüllend.',
  Subtitle: 'Untertitel',
  'Background video': 'Hintergrundvideo',
  'Plays without sound. Until it plays, and for visitors who prefer reduced motion, the image is shown.':
    'Läuft ohne Ton. Bis es läuft und bei reduzierter Bewegung wird das Bild gezeigt.',
  'Only on phones.': 'Nur auf Smartphones.',
  'Below the text': 'Unter dem Text',
  'By its content': 'Nach Inhalt',
  'How wide the header is on the page. Choose “Full window” in a section of full width.':
    'Wie breit der Bereich auf der Seite ist. „Ganzes Fenster“ passt zu einer Sektion voller Breite.',
  'Link to scroll down': 'Link zum Weiterscrollen',
  'Leads to the end of the section.': 'Führt zum Ende der Sektion.',
  'Loads the image before anything else.': 'Lädt das Bild vor allem anderen.',
  'Text on an image, full screen, with a link to scroll down':
    'Text auf einem Bild, ganzer Bildschirm, mit Link zum Weiterscrollen',
  'Beside an image, with a logo': 'Neben einem Bild, mit Logo',
  'Large title above a wide image': 'Großer Titel über einem breiten Bild',
  'Dark text in the middle of a lightened image':
    'Dunkler Text in der Mitte eines aufgehellten Bilds',
  'Good work, on time': 'Gute Arbeit, pünktlich fertig',
  'Advice, planning and delivery from one team. Tell us what you need.':
    'Beratung, Planung und Lieferung aus einer Hand. Sagen Sie uns, was Sie brauchen.',
}
