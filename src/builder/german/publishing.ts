/** Saving, revisions, publishing. */
export const publishing: Record<string, string> = {
  'Saved %{time}': 'Gespeichert %{time}',
  Changed: 'Geändert',
  'Saving …': 'Wird gespeichert …',
  'Not saved': 'Nicht gespeichert',
  'Not saved: no connection. It is kept on this machine.':
    'Nicht gespeichert: keine Verbindung. Der Stand bleibt auf diesem Gerät erhalten.',
  'Load their version': 'Andere Version laden',
  'Keep my version': 'Meine Version behalten',
  Someone: 'Jemand',
  '%{name} saved this page at %{time} while you were editing. Whichever version you choose, the other one stays in the revisions.':
    '%{name} hat diese Seite um %{time} gespeichert, während Sie sie bearbeitet haben. Die Version, die Sie nicht wählen, bleibt unter den Versionen erhalten.',
  'The server did not accept this state: change it, or undo. It is kept on this machine.':
    'Der Server hat diesen Stand nicht angenommen: Ändern Sie ihn oder machen Sie ihn rückgängig. Er bleibt auf diesem Gerät erhalten.',

  Publish: 'Veröffentlichen',
  'More about publishing': 'Mehr zum Veröffentlichen',
  'Published. Visitors see it now.': 'Veröffentlicht. Besucher sehen es jetzt.',
  'Not published: the page could not be saved.':
    'Nicht veröffentlicht: Die Seite konnte nicht gespeichert werden.',
  'See the page': 'Seite ansehen',
  'Take it back': 'Zurückziehen',
  'Taken back. Visitors get “not found”.': 'Zurückgezogen. Besucher erhalten „Nicht gefunden“.',

  'Publish later …': 'Später veröffentlichen …',
  'Publish later': 'Später veröffentlichen',
  'Scheduled: %{time}': 'Geplant: %{time}',
  'Date and time': 'Datum und Uhrzeit',
  'In the time of this computer. What the draft holds then is published.':
    'In der Zeit dieses Computers. Veröffentlicht wird, was der Entwurf dann enthält.',
  'This moment is over: choose a later one.':
    'Dieser Zeitpunkt ist vorbei: Wählen Sie einen späteren.',
  Schedule: 'Planen',
  'Do not publish': 'Nicht veröffentlichen',
  'It will be published by itself at that time.':
    'Die Seite wird zu diesem Zeitpunkt von selbst veröffentlicht.',
  'It stays a draft.': 'Die Seite bleibt ein Entwurf.',

  'Share a preview …': 'Vorschau teilen …',
  'Share a preview': 'Vorschau teilen',
  'One moment …': 'Einen Moment …',
  'Whoever has this link sees the draft, until %{time}.':
    'Wer diesen Link hat, sieht den Entwurf, bis %{time}.',
  'Copy the link': 'Link kopieren',
  'Copied.': 'Kopiert.',
  'Your browser did not allow it: copy the link by hand.':
    'Ihr Browser hat es nicht erlaubt: Kopieren Sie den Link von Hand.',

  Revisions: 'Versionen',
  'There is no earlier state yet.': 'Es gibt noch keinen früheren Stand.',
  'Choose a state to see it.': 'Wählen Sie einen Stand, um ihn zu sehen.',
  'The page as it was': 'Die Seite, wie sie war',
  Published: 'Veröffentlicht',
  Draft: 'Entwurf',
  Restore: 'Wiederherstellen',
  'The earlier state is on the canvas. Undo brings back what was there.':
    'Der frühere Stand ist auf der Arbeitsfläche. Rückgängig machen holt zurück, was dort war.',
}
