export const german: Record<string, string> = {
  'Post navigation': 'Beitragsnavigation',
  'Links to the posts or projects before and after the page it stands on.':
    'Links zu den Beiträgen oder Projekten vor und nach der Seite, auf der es steht.',
  'Link to the overview': 'Link zur Übersicht',
  'Overview label': 'Beschriftung der Übersicht',
  'Large titles': 'Große Titel',
  'With images': 'Mit Bildern',
  'Older pages are next': 'Ältere Seiten folgen',
  'Otherwise the next page is the newer one.': 'Sonst folgt die neuere Seite.',
  'In a line, with the overview': 'In einer Zeile, mit der Übersicht',
  'On the last page': 'Auf der letzten Seite',
}
