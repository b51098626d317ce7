export const german: Record<string, string> = {
  'Color scheme switch': 'Farbschema-Schalter',
  'Lets visitors choose between light, dark and the scheme of their device.':
    'Lässt Besucher zwischen hell, dunkel und dem Schema ihres Geräts wählen.',
  Words: 'Wörter',
  'Select list': 'Auswahlliste',
  'Three icons, small': 'Drei Symbole, klein',
  'Three words': 'Drei Wörter',
  'A select list': 'Eine Auswahlliste',
}
