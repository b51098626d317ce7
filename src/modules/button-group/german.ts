export const german: Record<string, string> = {
  'Button group': 'Schaltflächengruppe',
  'Several buttons side by side, below each other on phones.':
    'Mehrere Schaltflächen nebeneinander, auf Handys untereinander.',
  Buttons: 'Schaltflächen',
  Joined: 'Verbunden',
  'Side by side': 'Nebeneinander',
  'Two buttons, the second quieter': 'Zwei Schaltflächen, die zweite zurückhaltender',
  'Joined, in the middle': 'Verbunden, in der Mitte',
  'Full width, with icons': 'Ganze Breite, mit Symbolen',
  'Get in touch': 'Kontakt aufnehmen',
}
