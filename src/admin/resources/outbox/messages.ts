import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Outbox |||| Outbox',
    fields: {
      subject: 'Mail',
      state: 'State',
      createdAt: 'Since',
    },
    states: { waiting: 'Waiting', failed: 'Given up', done: 'Sent' },
    actions: 'Actions',
    tries: 'Failed %{tries} of %{most} times',
    nextTry: 'next try %{at}',
    notTried: 'Not tried yet',
    retryOne: 'Try “%{name}” again now',
    retryAll: 'Try all failed again',
    retried: '%{smart_count} is tried again now |||| %{smart_count} are tried again now',
    deleteOne: 'Delete “%{name}”',
    empty: 'Mails that the site sends appear here, and stay until they have arrived.',
  },
  de: {
    name: 'Postausgang |||| Postausgang',
    fields: {
      subject: 'Mail',
      state: 'Zustand',
      createdAt: 'Seit',
    },
    states: { waiting: 'Wartet', failed: 'Aufgegeben', done: 'Gesendet' },
    actions: 'Aktionen',
    tries: '%{tries} von %{most} Versuchen gescheitert',
    nextTry: 'nächster Versuch %{at}',
    notTried: 'Noch nicht versucht',
    retryOne: '„%{name}“ jetzt erneut versuchen',
    retryAll: 'Alle aufgegebenen erneut versuchen',
    retried:
      '%{smart_count} wird jetzt erneut versucht |||| %{smart_count} werden jetzt erneut versucht',
    deleteOne: '„%{name}“ löschen',
    empty: 'Mails der Website erscheinen hier und bleiben, bis sie angekommen sind.',
  },
}
