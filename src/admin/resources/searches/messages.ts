import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Search without results} other {Searches without results}}',
    fields: { name: 'Searched for', times: 'Times', lastAt: 'Last' },
    delete: {
      title: '{smart_count, plural, one {Delete this search?} other {Delete # searches?}}',
      text: 'This cannot be undone.',
      again: '“{name}” is listed again when somebody searches for it and finds nothing.',
    },
    empty: 'What visitors search for and do not find is listed here.',
  },
  de: {
    name: '{smart_count, plural, one {Suche ohne Ergebnis} other {Suchen ohne Ergebnis}}',
    fields: { name: 'Gesucht', times: 'Anzahl', lastAt: 'Zuletzt' },
    delete: {
      title: '{smart_count, plural, one {Diese Suche löschen?} other {# Suchen löschen?}}',
      text: 'Das lässt sich nicht rückgängig machen.',
      again: '„{name}“ erscheint wieder, wenn jemand danach sucht und nichts findet.',
    },
    empty: 'Hier steht, was Besucher suchen und nicht finden.',
  },
}
