export const german: Record<string, string> = {
  Comments: 'Kommentare',
  'What visitors say about the page it stands on, in threads, with a form.':
    'Was Besucher zu der Seite sagen, auf der es steht: als Threads, mit einem Formular.',
  'Leave empty for the number of comments.': 'Leer lassen für die Zahl der Kommentare.',
  'Title of the form': 'Titel des Formulars',
  'Such as what is welcome here.': 'Zum Beispiel, was hier willkommen ist.',
  'Ask for a website': 'Nach einer Website fragen',
  'The name of who comments links to it.': 'Der Name über dem Kommentar führt dorthin.',
  'Show initials': 'Initialen anzeigen',
  'In a circle beside each comment.': 'In einem Kreis neben jedem Kommentar.',
  'Threads with lines': 'Threads mit Linien',
  'Cards, newest first': 'Karten, neueste zuerst',
  'Compact, comments are closed': 'Kompakt, Kommentare geschlossen',
  'Nobody has said anything': 'Noch niemand hat etwas gesagt',
  'A reply that was not taken, and one that waits for approval':
    'Eine Antwort, die nicht angenommen wurde, und eine, die auf Freigabe wartet',
}
