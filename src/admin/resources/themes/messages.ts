import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Theme} other {Themes}}',
    about:
      'A theme is a set of templates, colors and fonts. When you change it, the other one keeps its templates and its look; pages and posts stay as they are.',
    business: {
      name: 'Business',
      text: 'For a firm: what it does, for whom, and how to reach it.',
    },
    magazine: { name: 'Magazine', text: 'For reading: large titles, lists of posts, comments.' },
    none: { name: 'No theme', text: 'Only templates of your own, and the site’s own header.' },
    active: 'Active',
    activate: 'Activate',
    preview: 'Preview',
    previewOf: 'Preview of the theme {name}',
    kept: '{smart_count, plural, =0 {Not used yet} one {# template} other {# templates}}',
    confirm: 'Change the theme to {name}?',
    confirmText: 'Visitors see it at once. You can change back at any time: nothing is deleted.',
    withPages: 'Add starter pages as drafts',
    changed: 'The theme is {name} now.',
    failed: 'The theme was not changed. Please try again.',
  },
  de: {
    name: '{smart_count, plural, one {Theme} other {Themes}}',
    about:
      'Ein Theme besteht aus Vorlagen, Farben und Schriften. Beim Wechsel behält das andere seine Vorlagen und sein Aussehen; Seiten und Beiträge bleiben, wie sie sind.',
    business: {
      name: 'Unternehmen',
      text: 'Für einen Betrieb: was er tut, für wen, und wie man ihn erreicht.',
    },
    magazine: {
      name: 'Magazin',
      text: 'Zum Lesen: große Titel, Listen von Beiträgen, Kommentare.',
    },
    none: { name: 'Kein Theme', text: 'Nur eigene Vorlagen, und der Kopfbereich der Website.' },
    active: 'Aktiv',
    activate: 'Aktivieren',
    preview: 'Vorschau',
    previewOf: 'Vorschau des Themes {name}',
    kept: '{smart_count, plural, =0 {Noch nicht benutzt} one {# Vorlage} other {# Vorlagen}}',
    confirm: 'Zum Theme {name} wechseln?',
    confirmText:
      'Besucher sehen es sofort. Sie können jederzeit zurückwechseln: Nichts wird gelöscht.',
    withPages: 'Startseiten als Entwürfe hinzufügen',
    changed: 'Das Theme ist jetzt {name}.',
    failed: 'Das Theme wurde nicht gewechselt. Bitte versuchen Sie es noch einmal.',
  },
}
