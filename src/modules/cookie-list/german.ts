export const german: Record<string, string> = {
  'Cookie list': 'Cookie-Liste',
  'The cookies and external hosts of the site, as found in what is published.':
    'Cookies und externe Hosts der Website, wie sie im Veröffentlichten gefunden werden.',
  'Show external hosts': 'Externe Hosts anzeigen',
  'A table needs room: where there is little it is a list.':
    'Eine Tabelle braucht Platz: wo wenig ist, wird sie zur Liste.',
  Table: 'Tabelle',
  'Show link to the cookie settings': 'Link zu den Cookie-Einstellungen anzeigen',
  'It opens the consent banner, where it is switched on.':
    'Er öffnet das Cookie-Banner, wo es eingeschaltet ist.',
  'A shop with videos': 'Ein Shop mit Videos',
  'Cookies alone': 'Nur Cookies',
  'Nothing to list': 'Nichts aufzulisten',
}
