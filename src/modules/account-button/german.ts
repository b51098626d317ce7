export const german: Record<string, string> = {
  'Account button': 'Kontoschaltfläche',
  'A link to the account of the customer, for headers.':
    'Ein Link zum Konto des Kunden, für Kopfbereiche.',
  'Account icon': 'Kontosymbol',
  'Account icon and name in a frame': 'Kontosymbol und Name im Rahmen',
  'Own name on a filled background': 'Eigener Name auf gefülltem Hintergrund',
}
