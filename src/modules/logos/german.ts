export const german: Record<string, string> = {
  Logos: 'Logos',
  'Logos of customers, partners or the press: in a line, as a grid or passing by.':
    'Logos von Kunden, Partnern oder der Presse: in einer Zeile, als Raster oder als Laufband.',
  'Stands in place of a logo, and names its link.':
    'Steht anstelle eines Logos und benennt seinen Link.',
  Marquee: 'Laufband',
  'Height of the logos': 'Höhe der Logos',
  'Grid only.': 'In einem Raster.',
  'A logo has its colors under the pointer.': 'Unter dem Zeiger hat ein Logo seine Farben.',
  'Seconds for each logo': 'Sekunden je Logo',
  'Of a marquee.': 'Bei einem Laufband.',
  'Move the other way': 'In die andere Richtung bewegen',
  'Grid with lines': 'Raster mit Linien',
  'Images in their colors': 'Bilder in ihren Farben',
  Northfield: 'Northfield',
  'Hartmann & Sons': 'Hartmann & Sons',
  Lumen: 'Lumen',
  Riverside: 'Riverside',
  'Alder & Co': 'Alder & Co',
}
