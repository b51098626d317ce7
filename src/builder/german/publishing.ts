/** Saving, revisions, publishing. */
export const publishing: Record<string, string> = {
  'This template has no place for the content': 'Diese Vorlage hat keine Stelle für den Inhalt',
  'Without the module “Post content” the content of the pages that use this template is not shown.':
    'Ohne das Modul „Beitragsinhalt“ wird der Inhalt der Seiten, die diese Vorlage verwenden, nicht gezeigt.',
  'Saved {time}': 'Gespeichert {time}',
  'Unsaved changes': 'Nicht gespeicherte Änderungen',
  'Saving …': 'Wird gespeichert …',
  'Not saved': 'Nicht gespeichert',
  'Not saved: no connection. Your changes are kept on this device.':
    'Nicht gespeichert: keine Verbindung. Ihre Änderungen bleiben auf diesem Gerät erhalten.',
  'Load their version': 'Andere Version laden',
  'Keep my version': 'Meine Version behalten',
  Someone: 'Jemand',
  '{name} saved this page at {time} while you were editing. Whichever version you choose, the other one stays in the revisions.':
    '{name} hat diese Seite um {time} gespeichert, während Sie sie bearbeitet haben. Die Version, die Sie nicht wählen, bleibt unter den Versionen erhalten.',
  'The page could not be saved. Correct these settings, or undo. Your changes are kept on this device.':
    'Die Seite konnte nicht gespeichert werden. Korrigieren Sie diese Einstellungen oder machen Sie die Änderung rückgängig. Ihre Änderungen bleiben auf diesem Gerät erhalten.',
  'Its ID is already used on this page. Duplicate the module and delete the original.':
    'Die ID wird auf dieser Seite schon verwendet. Duplizieren Sie das Modul und löschen Sie das Original.',
  'Enter another value for “{setting}”.': 'Geben Sie für „{setting}“ einen anderen Wert ein.',

  Publish: 'Veröffentlichen',
  'Publish anyway': 'Trotzdem veröffentlichen',
  'Placeholder image': 'Platzhalterbild',
  'Empty: visitors do not see this module.': 'Leer: Besucher sehen dieses Modul nicht.',
  '{count, plural, one {One module still holds} other {# modules still hold}} placeholder text':
    '{count, plural, one {Ein Modul enthält} other {# Module enthalten}} noch Platzhaltertext',
  'Placeholder text: {value}': 'Platzhaltertext: {value}',
  'Publish with {count, plural, one {one open issue} other {# open issues}}?':
    'Mit {count, plural, one {einem offenen Problem} other {# offenen Problemen}} veröffentlichen?',
  'More about publishing': 'Mehr zum Veröffentlichen',
  'Published. Visitors see it now.': 'Veröffentlicht. Besucher sehen es jetzt.',
  'Not published: the page could not be saved.':
    'Nicht veröffentlicht: Die Seite konnte nicht gespeichert werden.',
  'View page': 'Seite ansehen',
  Unpublish: 'Veröffentlichung aufheben',
  'Unpublished. Visitors get “not found”.':
    'Veröffentlichung aufgehoben. Besucher erhalten „Nicht gefunden“.',

  'Schedule …': 'Planen …',
  'Schedule publishing': 'Veröffentlichung planen',
  'Scheduled: {time}': 'Geplant: {time}',
  'Date and time': 'Datum und Uhrzeit',
  'In the time zone of this computer. The draft is published as it is at that time.':
    'In der Zeitzone dieses Computers. Veröffentlicht wird der Entwurf, wie er dann ist.',
  'This time is in the past. Choose a later one.':
    'Dieser Zeitpunkt liegt in der Vergangenheit. Wählen Sie einen späteren.',
  Schedule: 'Planen',
  'Cancel schedule': 'Planung aufheben',
  'The page will be published automatically at that time.':
    'Die Seite wird zu diesem Zeitpunkt automatisch veröffentlicht.',
  'Schedule canceled. The page stays a draft.': 'Planung aufgehoben. Die Seite bleibt ein Entwurf.',

  Preview: 'Vorschau',
  'Share preview link …': 'Vorschau-Link teilen …',
  'Share preview link': 'Vorschau-Link teilen',
  'Revoke all links': 'Alle Links widerrufen',
  'All preview links of this page are revoked.':
    'Alle Vorschau-Links dieser Seite sind widerrufen.',
  'One moment …': 'Einen Moment …',
  'Anyone with this link can view the draft until {time}.':
    'Wer diesen Link hat, kann den Entwurf bis {time} ansehen.',
  'Copy link': 'Link kopieren',
  'Copied.': 'Kopiert.',
  'Your browser did not allow it: copy the link by hand.':
    'Ihr Browser hat es nicht erlaubt: Kopieren Sie den Link von Hand.',

  Revisions: 'Versionen',
  'No revisions yet': 'Noch keine Versionen',
  'Select a revision to preview it.': 'Wählen Sie eine Version, um sie anzusehen.',
  'Preview of the revision': 'Vorschau der Version',
  Published: 'Veröffentlicht',
  Draft: 'Entwurf',
  Restore: 'Wiederherstellen',
  'All modules of this page were removed.': 'Alle Module dieser Seite wurden entfernt.',
  'Most modules of this page were removed.': 'Die meisten Module dieser Seite wurden entfernt.',
  'The revision is on the canvas. Undo to go back.':
    'Die Version ist auf der Arbeitsfläche. Rückgängig machen führt zurück.',
}
