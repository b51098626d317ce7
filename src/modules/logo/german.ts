export const german: Record<string, string> = {
  'Site logo': 'Website-Logo',
  'The logo of the site or an image of its own, leading to the home page.':
    'Das Logo der Website oder ein eigenes Bild, mit Link zur Startseite.',
  'Leave empty for the logo of the site.': 'Leer lassen für das Logo der Website.',
  'Image in the dark color scheme': 'Bild im dunklen Farbschema',
  'Leave empty for the same.': 'Leer lassen für dasselbe.',
  'Leave empty for the home page.': 'Leer lassen für die Startseite.',
  'Logo and name': 'Logo und Name',
  'Name only': 'Nur Name',
  'Leave empty for the name of the site.': 'Leer lassen für den Namen der Website.',
  'Show tagline': 'Slogan anzeigen',
  'Height of the logo': 'Höhe des Logos',
  'Name beside the logo': 'Name neben dem Logo',
  'Name below the logo': 'Name unter dem Logo',
  'Loads the logo before anything else.': 'Lädt das Logo vor allem anderen.',
  'Logo above the name, centered': 'Logo über dem Namen, zentriert',
}
