export const german: Record<string, string> = {
  'Somebody of your team: a portrait, a role, links and a biography.':
    'Jemand aus Ihrem Team: Porträt, Funktion, Links und Biografie.',
  Person: 'Person',
  Role: 'Funktion',
  Biography: 'Biografie',
  'Leave empty for the name of the network.': 'Leer lassen für den Namen des Netzwerks.',
  'Portrait above': 'Porträt darüber',
  'Portrait beside': 'Porträt daneben',
  'Over the portrait': 'Auf dem Porträt',
  'Shape of the portrait': 'Form des Porträts',
  Upright: 'Hochformat',
  'Show the biography': 'Biografie anzeigen',
  'On request': 'Auf Wunsch',
  'Card with a biography on request': 'Karte mit Biografie auf Wunsch',
  'Portrait beside the words': 'Porträt neben dem Text',
  'Without a portrait': 'Ohne Porträt',
  'Anna Weber': 'Anna Weber',
  'Managing director': 'Geschäftsführerin',
  'Anna has led the team since 2012. She answers every question herself.':
    'Anna leitet das Team seit 2012. Sie beantwortet jede Frage selbst.',
}
