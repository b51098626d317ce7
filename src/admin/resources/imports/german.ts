import type { Messages } from '#staff/client'

export const german: Messages = {
  name: '{smart_count, plural, one {Import} other {Import}}',
  title: 'Produkte importieren',
  action: 'Importieren',
  kind: 'Was importiert wird',
  titles: {
    products: 'Produkte importieren',
    customers: 'Kunden importieren',
    orders: 'Bestellungen importieren',
    discounts: 'Gutscheine importieren',
    reviews: 'Bewertungen importieren',
    'tax-rates': 'Steuersätze importieren',
  },
  what: {
    products:
      'Laden Sie eine CSV-Datei aus WooCommerce, Shopify oder diesem Shop hoch. Sie wird zuerst geprüft; nichts ändert sich, bevor Sie den Import starten.',
    customers:
      'Laden Sie eine CSV-Datei mit Kunden aus WooCommerce, Shopify oder diesem Shop hoch. Passwörter werden nicht importiert: Kunden melden sich mit einem Link per E-Mail an und sehen danach ihre früheren Bestellungen. Niemand erhält eine E-Mail.',
    orders:
      'Laden Sie eine CSV-Datei mit Bestellungen aus WooCommerce, Shopify oder diesem Shop hoch. Sie werden zum Verlauf: Der Bestand ändert sich nicht, niemand erhält eine E-Mail, und es entsteht keine Rechnung.',
    discounts:
      'Laden Sie eine CSV-Datei mit Gutscheinen aus WooCommerce oder diesem Shop hoch. Vorhandene Codes werden abgelehnt, wenn Sie sie nicht aktualisieren lassen.',
    reviews:
      'Laden Sie eine CSV-Datei mit Bewertungen aus WooCommerce, einer Bewertungs-App oder diesem Shop hoch.',
    'tax-rates':
      'Laden Sie eine CSV-Datei mit Steuersätzen aus WooCommerce oder diesem Shop hoch. Mehrere Postleitzahlen oder Orte mit Semikolon trennen. Fehlende Steuerklassen werden angelegt.',
  },
  choose: 'Datei wählen',
  sending: 'Wird hochgeladen …',
  drop: 'Oder hier ablegen. CSV, bis zu {limit} MB.',
  emptyFile: 'Die Datei „{name}“ ist leer.',
  tooLarge: 'Die Datei „{name}“ ist größer als {limit} MB. Teilen Sie sie auf.',
  none: 'Noch keine Importe.',
  result:
    '{created, number} hinzugefügt, {updated, number} geändert, {skipped, number} übersprungen',
  earlier: 'Letzte Importe',
  states: {
    checking: 'Wird geprüft',
    checked: 'Geprüft',
    unreadable: 'Diese Datei lässt sich nicht lesen',
    running: 'Wird importiert',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
    interrupted: 'Unterbrochen',
    cancelled: 'Abgebrochen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  retention: 'Importe lassen sich 14 Tage lang rückgängig machen.',
  progress: {
    checking: '{all, plural, one {# Zeile} other {# Zeilen}} gelesen.',
    preparing: 'Die Datei wird gelesen, und Bilder werden heruntergeladen …',
    running: '{done, number} von {all, plural, one {# Zeile} other {# Zeilen}}.',
    undoing: '{done, number} von {all, plural, one {# Änderung} other {# Änderungen}}.',
  },
  leave: 'Sie können diese Seite verlassen.',
  cancel: { checking: 'Prüfung abbrechen', running: 'Import abbrechen' },
  incomplete: 'Die Datei wurde nicht vollständig hochgeladen. Wählen Sie sie erneut.',
  stopped: {
    check: {
      interrupted: 'Der Server wurde während der Prüfung angehalten. Nichts wurde importiert.',
      cancelled: 'Die Prüfung wurde abgebrochen. Nichts wurde importiert.',
      failed: 'Die Datei ließ sich wegen eines Fehlers nicht prüfen. Nichts wurde importiert.',
    },
    import: {
      interrupted:
        'Der Server wurde während des Imports angehalten. Importierte Zeilen bleiben; beim Fortsetzen werden sie übersprungen.',
      cancelled:
        'Der Import wurde abgebrochen. Importierte Zeilen bleiben; beim Fortsetzen werden sie übersprungen.',
      failed:
        'Der Import wurde wegen eines Fehlers angehalten. Importierte Zeilen bleiben; beim Fortsetzen werden sie übersprungen.',
    },
    undo: {
      interrupted:
        'Der Server wurde angehalten, bevor alles rückgängig gemacht war. Setzen Sie es fort.',
      cancelled: 'Das Rückgängigmachen wurde abgebrochen. Setzen Sie es fort.',
      failed: 'Das Rückgängigmachen wurde wegen eines Fehlers angehalten. Setzen Sie es fort.',
    },
  },
  technical: 'Einzelheiten: {message}',
  would:
    '{rows, plural, one {# Zeile} other {# Zeilen}}: {created, number} neu, {updated, number} zu ändern, {unchanged, number} unverändert, {skipped, number} mit Fehlern',
  did: '{rows, plural, one {# Zeile} other {# Zeilen}}: {created, number} hinzugefügt, {updated, number} geändert, {unchanged, number} unverändert, {skipped, number} übersprungen',
  nothing: 'Nichts zu importieren',
  show: {
    products: 'Produkte ansehen',
    customers: 'Kunden ansehen',
    orders: 'Bestellungen ansehen',
    discounts: 'Gutscheine ansehen',
    reviews: 'Bewertungen ansehen',
    'tax-rates': 'Steuersätze ansehen',
  },
  showDrafts: 'Entwürfe ansehen',
  run: 'Import starten',
  runRest:
    '{smart_count, plural, one {Import starten, # Zeile überspringen} other {Import starten, # Zeilen überspringen}}',
  goOn: 'Fortsetzen',
  undo: 'Import rückgängig machen',
  undoRest: 'Rückgängigmachen fortsetzen',
  undoTitle: '{smart_count, plural, one {# Änderung} other {# Änderungen}} rückgängig machen?',
  undoWhat: {
    products:
      'Neue Produkte kommen in den Papierkorb; neue Kategorien, Schlagwörter und Marken, die nichts verwendet, werden gelöscht. Geänderte Produkte erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
    customers:
      'Neue Kunden werden gelöscht, wenn sie sich nicht angemeldet und nichts bestellt haben. Geänderte Kunden erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
    orders: 'Importierte Bestellungen werden gelöscht, wenn niemand sie seitdem bearbeitet hat.',
    discounts:
      'Neue Gutscheine werden gelöscht, wenn sie nicht benutzt wurden. Geänderte Gutscheine erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
    reviews: 'Importierte Bewertungen werden gelöscht, wenn niemand sie seitdem bearbeitet hat.',
    'tax-rates':
      'Neue Steuersätze werden gelöscht, wenn niemand sie seitdem bearbeitet hat. Ersetzte Sätze kommen zurück. Angelegte Steuerklassen bleiben.',
  },
  undone:
    '{smart_count, plural, =0 {Nichts wurde rückgängig gemacht.} one {# Änderung wurde rückgängig gemacht.} other {# Änderungen wurden rückgängig gemacht.}}',
  kept: '{smart_count, plural, one {# Änderung blieb.} other {# Änderungen blieben.}}',
  keptTitle: 'Nicht rückgängig gemacht',
  reasons: {
    edited: 'Seit dem Import bearbeitet',
    used: 'Wird verwendet',
    deleted: 'Seit dem Import gelöscht',
  },
  refused: 'Zeilen mit Fehlern herunterladen',
  refusedHelp:
    'Korrigieren Sie die Zeilen in dieser Datei und importieren Sie sie erneut. Die letzte Spalte enthält die Fehler.',
  checkAgain: 'Erneut prüfen',
  options: {
    products: 'Neue Produkte als Entwürfe importieren',
    customers: 'Vorhandene Kunden aktualisieren',
    discounts: 'Gutscheine mit vorhandenem Code aktualisieren',
    'tax-rates': 'Alle vorhandenen Sätze ersetzen',
    dateOrder: 'Reihenfolge in Daten',
    dateSample: 'Die Datei enthält Daten wie {sample}.',
    dateOrders: {
      ask: 'Bitte wählen',
      dmy: 'Tag zuerst (31/12/2026)',
      mdy: 'Monat zuerst (12/31/2026)',
    },
    prefix: 'Präfix vergebener Nummern',
    prefixHelp:
      'Freie Bestellnummern bleiben unverändert. Andere stehen mit diesem Präfix in der Notiz der Bestellung.',
  },
  columns: {
    title: 'Spalten',
    ignored:
      '{smart_count, plural, =0 {alle werden importiert} one {# wird nicht importiert} other {# werden nicht importiert}}',
    help: 'Ihre Wahl gilt auch für spätere Dateien mit denselben Überschriften.',
    heading: 'Spalte der Datei',
    as: 'Wird importiert als',
    unnamed: 'Spalte {number} ohne Überschrift',
    twice: 'Für zwei Spalten gewählt: Nur die erste wird importiert.',
    asOf: '„{heading}“ importieren als',
    none: 'Nicht importieren',
  },
  problems: 'Warnungen und Fehler',
  first: 'Vorschau der Änderungen',
  changes: 'Änderungen',
  firstOnly: 'Die ersten {count, number} davon.',
  kinds: { created: 'Neu', updated: 'Geändert', unchanged: 'Unverändert' },
  heads: {
    row: 'Zeile',
    column: 'Spalte',
    problem: 'Problem',
    what: 'Änderung',
    item: 'Eintrag',
    why: 'Grund',
  },
}
