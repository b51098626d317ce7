import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Email log} other {Email log}}',
    fields: {
      subject: 'Subject',
      state: 'Status',
      createdAt: 'Queued at',
    },
    states: {
      waiting: 'Queued',
      failed: 'Failed',
      done: 'Sent',
      saved: 'Saved to the mail folder (no mail server)',
    },
    actions: 'Actions',
    tries: 'Failed attempts: {tries} of {max}',
    nextTry: 'next attempt {at}',
    notTried: 'Not tried yet',
    retryOne: 'Retry “{name}” now',
    retryAll: 'Retry all failed',
    retried: '{smart_count, plural, one {# email queued again} other {# emails queued again}}',
    deleteOne: 'Delete “{name}”',
    empty: 'Emails that the site sends appear here with their status.',
  },
  de: {
    name: '{smart_count, plural, one {E-Mail-Protokoll} other {E-Mail-Protokoll}}',
    fields: {
      subject: 'Betreff',
      state: 'Status',
      createdAt: 'Eingereiht am',
    },
    states: {
      waiting: 'Eingereiht',
      failed: 'Fehlgeschlagen',
      done: 'Gesendet',
      saved: 'Im E-Mail-Ordner gespeichert (kein Mailserver)',
    },
    actions: 'Aktionen',
    tries: 'Fehlversuche: {tries} von {max}',
    nextTry: 'nächster Versuch {at}',
    notTried: 'Noch nicht versucht',
    retryOne: '„{name}“ jetzt erneut senden',
    retryAll: 'Alle fehlgeschlagenen erneut senden',
    retried:
      '{smart_count, plural, one {# E-Mail erneut eingereiht} other {# E-Mails erneut eingereiht}}',
    deleteOne: '„{name}“ löschen',
    empty: 'Hier erscheinen die E-Mails der Website mit ihrem Status.',
  },
}
