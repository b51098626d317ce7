export const german: Record<string, string> = {
  Code: 'Code',
  'HTML, styles and scripts of your own or of a provider. Only owners write it.':
    'HTML, Stile und Skripte, eigene oder die eines Anbieters. Nur Inhaber schreiben es.',
  'HTML, with <style> and <script> where it needs them. Attributes such as onclick do not run.':
    'HTML, mit <style> und <script>, wo es sie braucht. Attribute wie onclick werden nicht ausgeführt.',
  'Says what it is where it is not shown yet: “Booking calendar”.':
    'Sagt, was es ist, wo es noch nicht gezeigt wird: „Buchungskalender“.',
  'Consent category': 'Einwilligungskategorie',
  'Anything but “Necessary” waits until the visitor asks for it.':
    'Alles außer „Notwendig“ wartet, bis der Besucher es anfordert.',
  Necessary: 'Notwendig',
  Preferences: 'Präferenzen',
  Analytics: 'Statistik',
  'Hosts that it may load from': 'Hosts, von denen es laden darf',
  'One per line. Those in src="…" and of stylesheets are known already.':
    'Einer je Zeile. Die aus src="…" und von Stylesheets sind schon bekannt.',
  'As wide as its column': 'So breit wie die Spalte',
  'As wide as text': 'So breit wie Text',
  'Reserved height': 'Reservierte Höhe',
  'Reserves space while loading, to prevent layout shift.':
    'Bleibt frei, bis es da ist, damit nichts darunter springt.',
  'Your role does not allow adding or changing code.':
    'Ihre Rolle erlaubt nicht, Code hinzuzufügen oder zu ändern.',
  'Try it': 'Ausprobieren',
  'It may ask the hosts that are named, as on the page.':
    'Hier darf es alle Hosts fragen, auf der Seite die genannten.',
  'A drawing of its own, with its style': 'Eine eigene Zeichnung mit ihrem Stil',
  'A table of figures in a frame': 'Eine Zahlentabelle in einem Rahmen',
  'Waits until somebody asks for it': 'Wartet, bis jemand es anfordert',
}
