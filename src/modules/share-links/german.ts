export const german: Record<string, string> = {
  'Share links': 'Teilen-Links',
  'Lets visitors share the page, by the menu of their device or by links.':
    'Lässt Besucher die Seite teilen, über das Menü ihres Geräts oder über Links.',
  'Share menu of the device': 'Teilen-Menü des Geräts',
  'Where the browser has one. Elsewhere the links are shown.':
    'Wo der Browser eines hat. Sonst stehen die Links da.',
  'Instead of the links': 'Statt der Links',
  'Beside the links': 'Neben den Links',
  Never: 'Nie',
  'Icons in a line': 'Symbole in einer Zeile',
  'Names in brand colors': 'Namen in Markenfarben',
  'Words below each other': 'Wörter untereinander',
  'Copy the link only': 'Nur Link kopieren',
}
