import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Task |||| Tasks',
    fields: { id: 'Task', isFailing: 'State', startedAt: 'Last time', everyMs: 'How often' },
    works: 'Works',
    failing: 'Fails',
    never: 'Not yet run',
    every: {
      seconds: 'every second |||| every %{smart_count} seconds',
      minutes: 'every minute |||| every %{smart_count} minutes',
      hours: 'every hour |||| every %{smart_count} hours',
      days: 'every day |||| every %{smart_count} days',
    },
    tasks: {
      'publish-due': 'Publish pages whose time has come',
      'prune-invalidations': 'Forget old notices of changes',
      'shop-sales-that-begin-or-end': 'Begin and end sales',
      'shop-popularity': 'Count what is sold most',
      'shop-forgotten-carts': 'Clear forgotten carts',
      'shop-old-imports': 'Clear old product files',
      'shop-old-trash': 'Empty the trash of products',
    },
  },
  de: {
    name: 'Aufgabe |||| Aufgaben',
    fields: { id: 'Aufgabe', isFailing: 'Zustand', startedAt: 'Zuletzt', everyMs: 'Wie oft' },
    works: 'Läuft',
    failing: 'Schlägt fehl',
    never: 'Noch nicht gelaufen',
    every: {
      seconds: 'jede Sekunde |||| alle %{smart_count} Sekunden',
      minutes: 'jede Minute |||| alle %{smart_count} Minuten',
      hours: 'jede Stunde |||| alle %{smart_count} Stunden',
      days: 'jeden Tag |||| alle %{smart_count} Tage',
    },
    tasks: {
      'publish-due': 'Fällige Seiten veröffentlichen',
      'prune-invalidations': 'Alte Änderungsmeldungen vergessen',
      'shop-sales-that-begin-or-end': 'Angebote beginnen und beenden',
      'shop-popularity': 'Zählen, was am meisten gekauft wird',
      'shop-forgotten-carts': 'Vergessene Warenkörbe leeren',
      'shop-old-imports': 'Alte Produktdateien löschen',
      'shop-old-trash': 'Papierkorb der Produkte leeren',
    },
  },
}
