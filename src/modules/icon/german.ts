export const german: Record<string, string> = {
  Icon: 'Symbol',
  'One icon of the full set, plain or in a frame, with or without a link.':
    'Ein Symbol aus der ganzen Auswahl, für sich oder in einem Rahmen, mit oder ohne Link.',
  'Icon name': 'Name des Symbols',
  'Says to screen readers what the icon means. Leave empty where it is decoration.':
    'Sagt Screenreadern, was das Symbol bedeutet. Leer lassen, wo es nur schmückt.',
  'Line weight': 'Linienstärke',
  'Of icons that are drawn in lines; marks of networks have none.':
    'Von Symbolen aus Linien; Logos von Netzwerken haben keine.',
  'In an outlined circle, centered, linked': 'In einem Kreis, zentriert, verlinkt',
  'Filled, with round corners': 'Gefüllt, mit runden Ecken',
  'Large, in thin lines': 'Groß, in dünnen Linien',
  'Tinted circle': 'Getönter Kreis',
}
