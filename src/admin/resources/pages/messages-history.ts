/** Texts of the history and of comparing revisions. */
export const history = {
  en: {
    historyOf: 'Revisions of {title}',
    noHistory: 'No revisions yet. Every change from now on is saved as a revision.',
    toSettings: 'Page settings',
    event: {
      saved: 'Saved by {author}',
      published: 'Published by {author}',
      restored: 'Restored by {author}',
    },
    compare: {
      how: 'How to compare',
      sides: 'Side by side',
      slider: 'Overlay',
      cut: 'How much of the revision is shown',
      before: 'Revision',
      after: 'Current',
      same: 'No changes since this revision.',
      since:
        '{smart_count, plural, one {One change since this revision} other {# changes since this revision}}',
      added: 'Added',
      removed: 'Removed',
      changed: 'Changed',
      moved: 'Moved',
      page: 'Page settings',
    },
    fieldsPart: {
      title: '{name}: fields',
      text: 'Part of the draft: changes apply when the page is published.',
    },
    draftPart: {
      title: 'SEO & social sharing',
      text: 'Part of the draft: changes apply when the page is published.',
    },
    livePart: { title: 'URL & type', text: 'Changes apply immediately.' },
    summaryPart: {
      title: 'Excerpt & featured image',
      text: 'Shown where this page appears in cards and lists. Changes apply immediately.',
    },
  },
  de: {
    historyOf: 'Versionen von {title}',
    noHistory: 'Noch keine Versionen. Ab jetzt wird jede Änderung als Version gespeichert.',
    toSettings: 'Seiteneinstellungen',
    event: {
      saved: 'Gespeichert von {author}',
      published: 'Veröffentlicht von {author}',
      restored: 'Wiederhergestellt von {author}',
    },
    compare: {
      how: 'Art des Vergleichs',
      sides: 'Nebeneinander',
      slider: 'Überlagert',
      cut: 'Wie viel von der Version zu sehen ist',
      before: 'Version',
      after: 'Aktuell',
      same: 'Keine Änderungen seit dieser Version.',
      since:
        '{smart_count, plural, one {Eine Änderung seit dieser Version} other {# Änderungen seit dieser Version}}',
      added: 'Neu',
      removed: 'Entfernt',
      changed: 'Geändert',
      moved: 'Verschoben',
      page: 'Seiteneinstellungen',
    },
    fieldsPart: {
      title: '{name}: Felder',
      text: 'Gehört zum Entwurf: Änderungen gelten, sobald die Seite veröffentlicht wird.',
    },
    draftPart: {
      title: 'SEO und Social Media',
      text: 'Teil des Entwurfs: Änderungen gelten, wenn die Seite veröffentlicht wird.',
    },
    livePart: { title: 'URL und Typ', text: 'Änderungen gelten sofort.' },
    summaryPart: {
      title: 'Auszug und Beitragsbild',
      text: 'Erscheint, wo diese Seite in Karten und Listen steht. Änderungen gelten sofort.',
    },
  },
}
