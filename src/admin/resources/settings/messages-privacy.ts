/** Texts of the tab "Privacy". */
export const privacy = {
  en: {
    fields: {
      consent: {
        enabled: 'Consent banner',
        title: 'Title',
        text: 'Text',
        privacyPage: 'Privacy policy page',
      },
    },
    consentTitle: 'Consent',
    consentHelp: {
      enabled:
        'Asks visitors before anything is loaded or stored that needs their consent. It is only shown while something on your site needs it. Pages stay cached.',
      text: 'Leave empty for the text shown in gray. A changed title or text asks everyone again.',
    },
    consentFound: 'Found on your site',
    consentFoundHelp:
      'Cookies, local storage and external hosts in everything that is published. The module “Cookie list” shows the same on your privacy page.',
    consentNothing: 'Nothing on your site needs consent at present. No banner is shown.',
    consentNeeded:
      'Content on your site needs consent ({categories}). While the banner is off, visitors load it with a click each time.',
    consentColumns: { name: 'Name or host', category: 'Category', purpose: 'Purpose or pages' },
    consentExport: 'Export {smart_count, plural, one {# consent record} other {# consent records}}',
    consentQuestions: 'Export what visitors were asked',
    retention: 'Personal data retention',
    retentionHelp:
      'Choose how long to retain personal data that is no longer needed. Leave empty to retain it indefinitely. Tax law may require you to keep orders and invoices for several years; ask your tax advisor.',
    retain: {
      pendingOrders: 'Retain pending orders',
      failedOrders: 'Retain failed orders',
      cancelledOrders: 'Retain cancelled orders',
      completedOrders: 'Retain completed and refunded orders',
      messages: 'Retain messages',
      comments: 'Retain personal data of comments and reviews',
      unconfirmedSubscribers: 'Retain unconfirmed newsletter sign-ups',
      formerSubscribers: 'Retain former subscribers',
      consents: 'Retain consent records',
    },
    retentionOf: {
      pendingOrders:
        'Unpaid orders are deleted this long after their last change. Orders that were ever paid or processed are kept; only their personal data is erased.',
      failedOrders: 'As for pending orders.',
      cancelledOrders: 'As for pending orders.',
      completedOrders:
        'Names, addresses, email, phone and notes are erased. Number, items and amounts stay.',
      messages: 'Form submissions are deleted with their replies.',
      comments:
        'Published comments and reviews lose email address and website; their text and name stay. Unpublished ones are deleted.',
      unconfirmedSubscribers: 'Deleted, counted from the first sign-up.',
      formerSubscribers:
        'Unsubscribed and bounced addresses are deleted. Imports do not add them again.',
      consents: 'Consent records are deleted after this period. They are anonymous.',
    },
    periodAmount: 'Period',
    periodUnit: 'Unit',
    periodUnits: { days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years' },
  },
  de: {
    fields: {
      consent: {
        enabled: 'Cookie-Banner',
        title: 'Titel',
        text: 'Text',
        privacyPage: 'Seite mit der Datenschutzerklärung',
      },
    },
    consentTitle: 'Einwilligung',
    consentHelp: {
      enabled:
        'Fragt Besucher, bevor etwas geladen oder gespeichert wird, das ihre Einwilligung braucht. Wird nur angezeigt, solange etwas auf Ihrer Website sie braucht. Seiten bleiben im Cache.',
      text: 'Leer lassen für den grau gezeigten Text. Ein geänderter Titel oder Text fragt alle erneut.',
    },
    consentFound: 'Auf Ihrer Website gefunden',
    consentFoundHelp:
      'Cookies, lokaler Speicher und externe Hosts in allem, was veröffentlicht ist. Das Modul „Cookie-Liste“ zeigt dasselbe auf Ihrer Datenschutzseite.',
    consentNothing:
      'Derzeit braucht nichts auf Ihrer Website eine Einwilligung. Es wird kein Banner angezeigt.',
    consentNeeded:
      'Inhalte auf Ihrer Website brauchen eine Einwilligung ({categories}). Solange das Banner aus ist, laden Besucher sie jedes Mal mit einem Klick.',
    consentColumns: { name: 'Name oder Host', category: 'Kategorie', purpose: 'Zweck oder Seiten' },
    consentExport:
      '{smart_count, plural, one {# Einwilligung} other {# Einwilligungen}} exportieren',
    consentQuestions: 'Wortlaut der Abfrage exportieren',
    retention: 'Aufbewahrung personenbezogener Daten',
    retentionHelp:
      'Legen Sie fest, wie lange personenbezogene Daten aufbewahrt werden, die nicht mehr gebraucht werden. Leer lassen, um sie unbegrenzt aufzubewahren. Das Steuerrecht kann verlangen, Bestellungen und Rechnungen mehrere Jahre aufzubewahren; fragen Sie Ihre Steuerberatung.',
    retain: {
      pendingOrders: 'Unbezahlte Bestellungen aufbewahren',
      failedOrders: 'Fehlgeschlagene Bestellungen aufbewahren',
      cancelledOrders: 'Stornierte Bestellungen aufbewahren',
      completedOrders: 'Abgeschlossene und erstattete Bestellungen aufbewahren',
      messages: 'Nachrichten aufbewahren',
      comments: 'Personenbezogene Daten von Kommentaren und Bewertungen aufbewahren',
      unconfirmedSubscribers: 'Unbestätigte Newsletter-Anmeldungen aufbewahren',
      formerSubscribers: 'Frühere Abonnenten aufbewahren',
      consents: 'Einwilligungen aufbewahren',
    },
    retentionOf: {
      pendingOrders:
        'Unbezahlte Bestellungen werden so lange nach ihrer letzten Änderung gelöscht. Bestellungen, die je bezahlt oder bearbeitet wurden, bleiben; nur ihre personenbezogenen Daten werden gelöscht.',
      failedOrders: 'Wie bei unbezahlten Bestellungen.',
      cancelledOrders: 'Wie bei unbezahlten Bestellungen.',
      completedOrders:
        'Namen, Adressen, E-Mail, Telefon und Notizen werden gelöscht. Nummer, Artikel und Beträge bleiben.',
      messages: 'Formularnachrichten werden mit ihren Antworten gelöscht.',
      comments:
        'Veröffentlichte Kommentare und Bewertungen verlieren E-Mail-Adresse und Website; Text und Name bleiben. Nicht veröffentlichte werden gelöscht.',
      unconfirmedSubscribers: 'Gelöscht, gezählt ab der ersten Anmeldung.',
      formerSubscribers:
        'Abgemeldete und unzustellbare Adressen werden gelöscht. Importe fügen sie nicht wieder hinzu.',
      consents:
        'Was Besucher im Cookie-Banner gewählt haben, wird gelöscht. Es führt zu niemandem.',
    },
    periodAmount: 'Zeitraum',
    periodUnit: 'Einheit',
    periodUnits: { days: 'Tage', weeks: 'Wochen', months: 'Monate', years: 'Jahre' },
  },
}
