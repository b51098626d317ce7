import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {404 error} other {404 errors}}',
    fields: { name: 'URL path', referrer: 'Linked from', times: 'Times', lastAt: 'Last' },
    delete: {
      title: '{smart_count, plural, one {Delete this 404 error?} other {Delete # 404 errors?}}',
      text: 'This cannot be undone.',
      again: '{path} is listed again when somebody asks for it and it is not found.',
    },
    empty:
      'URLs that visitors ask for and do not find are listed here, with the page that led there.',
  },
  de: {
    name: '{smart_count, plural, one {404-Fehler} other {404-Fehler}}',
    fields: { name: 'URL-Pfad', referrer: 'Verlinkt von', times: 'Anzahl', lastAt: 'Zuletzt' },
    delete: {
      title:
        '{smart_count, plural, one {Diesen 404-Fehler löschen?} other {# 404-Fehler löschen?}}',
      text: 'Das lässt sich nicht rückgängig machen.',
      again: '{path} erscheint wieder, wenn jemand die URL aufruft und nichts findet.',
    },
    empty:
      'Hier stehen URLs, die Besucher aufrufen und nicht finden, mit der Seite, die dorthin führt.',
  },
}
