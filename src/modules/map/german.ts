export const german: Record<string, string> = {
  Map: 'Karte',
  'A map with a list of places. Loads nothing from other servers.':
    'Eine Karte mit einer Liste von Orten. Lädt nichts von anderen Servern.',
  Places: 'Orte',
  Coordinates: 'Koordinaten',
  'Latitude and longitude, as maps show them: 48.2082, 16.3738':
    'Breite und Länge, wie Karten sie zeigen: 48.2082, 16.3738',
  'Name of the map': 'Name der Karte',
  'Says to screen readers what the map shows.': 'Sagt Screenreadern, was die Karte zeigt.',
  'The built-in map shows outlines of countries; for one address or town it is a decorative sketch, not the real streets. It and your own street map load nothing from other servers. Other maps load when a visitor agrees.':
    'Die eingebaute Karte zeigt Umrisse von Ländern; für eine Adresse oder einen Ort ist sie eine schmückende Skizze, nicht die echten Straßen. Sie und ein eigener Straßenplan laden nichts von anderen Servern. Andere Karten werden geladen, wenn ein Besucher zustimmt.',
  'Built-in map': 'Eingebaute Karte',
  'Street map from the media library': 'Straßenplan aus der Mediathek',
  'Map style at an address': 'Kartenstil unter einer Adresse',
  'Google Maps': 'Google Maps',
  OpenStreetMap: 'OpenStreetMap',
  'Apple Maps': 'Apple Maps',
  'Street map (PMTiles)': 'Straßenplan (PMTiles)',
  'Address of a map style': 'Adresse eines Kartenstils',
  'A style for MapLibre, with its key if it needs one.':
    'Ein Stil für MapLibre, mit seinem Schlüssel, falls er einen braucht.',
  'Other servers of the style': 'Weitere Server des Stils',
  'Hosts that serve the map tiles, if different from the style’s host. Separate several by spaces.':
    'Woher seine Kacheln kommen, falls von anderswo. Mehrere werden durch Leerzeichen getrennt.',
  'Google Maps key': 'Schlüssel für Google Maps',
  'Restrict it to this site: everybody can read it.':
    'Auf diese Website beschränken: Alle können ihn lesen.',
  'Middle of the map': 'Mitte der Karte',
  'Coordinates. Leave empty to show all places.':
    'Koordinaten. Leer lassen, um alle Orte zu zeigen.',
  'Maximum zoom: 1 = world, 10 = town, 18 = street. The built-in map shows outlines up to 8, a sketch above.':
    'Höchste Zoomstufe: 1 = Welt, 10 = Stadt, 18 = Straße. Die eingebaute Karte zeigt bis 8 Umrisse, darüber eine Skizze.',
  'List beside the map': 'Liste neben der Karte',
  'Cards below the map': 'Karten unter der Landkarte',
  'Card on the map': 'Karte auf der Landkarte',
  'Map alone': 'Nur die Karte',
  'Zoom with the mouse wheel': 'Mit dem Mausrad zoomen',
  'Drag with one finger on phones': 'Auf Telefonen mit einem Finger ziehen',
  'Off lets the finger scroll the page: two fingers move the map.':
    'Aus lässt den Finger die Seite rollen: Zwei Finger bewegen die Karte.',
  Directions: 'Route',
  'A link for each place; nothing is loaded from there before it is followed.':
    'Ein Link für jeden Ort; von dort wird nichts geladen, bevor man ihm folgt.',
  'One place, a card on a wide map': 'Ein Ort, eine Karte auf breiter Landkarte',
  'One address, a sketch around it': 'Eine Adresse, umgeben von einer Skizze',
  'Cards below, grey, across the date line': 'Karten darunter, grau, über die Datumsgrenze',
  'From a provider, when the visitor agrees': 'Von einem Anbieter, wenn man zustimmt',
  'Visit us': 'Besuchen Sie uns',
  '1 Example Street, 1010 Vienna': 'Beispielstraße 1, 1010 Wien',
  'Five minutes from the main station.': 'Fünf Minuten vom Hauptbahnhof.',
}
