import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Import} other {Import}}',
    title: 'Import products',
    action: 'Import',
    kind: 'What to import',
    titles: {
      products: 'Import products',
      customers: 'Import customers',
      orders: 'Import orders',
      discounts: 'Import coupons',
      reviews: 'Import reviews',
    },
    what: {
      products:
        'Upload a CSV file exported from WooCommerce, Shopify or this shop. It is checked first; nothing changes until you run the import.',
      customers:
        'Upload a CSV file of customers from WooCommerce, Shopify or this shop. Passwords are not imported: people sign in with a link by email, and see their earlier orders after that. Nobody gets an email.',
      orders:
        'Upload a CSV file of orders from WooCommerce, Shopify or this shop. They become history: stock does not change, nobody gets an email, and no invoice is issued.',
      discounts:
        'Upload a CSV file of coupons from WooCommerce or this shop. Existing codes are refused, unless you choose to update them.',
      reviews: 'Upload a CSV file of reviews from WooCommerce, a review app or this shop.',
    },
    choose: 'Choose file',
    sending: 'Uploading…',
    earlier: 'Recent imports',
    states: {
      checking: 'Checking',
      checked: 'Checked',
      unreadable: 'This file cannot be read',
      running: 'Importing',
      done: 'Done',
      failed: 'Failed',
      interrupted: 'Interrupted',
      cancelled: 'Cancelled',
      undoing: 'Undoing',
      undone: 'Undone',
    },
    retention: 'Imports can be undone for 14 days.',
    progress: '{done} of {all} rows. You can leave this page.',
    interrupted:
      'The server stopped during the import. Rows already imported stay; resuming skips them.',
    cancelled: 'You cancelled this import. Rows already imported stay; resuming skips them.',
    failed: 'Rows imported before the error stay.',
    would:
      '{rows} rows: {created} to add, {updated} to change, {unchanged} unchanged, {skipped} with errors.',
    did: '{rows} rows: {created} added, {updated} changed, {unchanged} unchanged, {skipped} skipped.',
    run: 'Run import',
    runRest: '{smart_count, plural, one {Run import, skip # row} other {Run import, skip # rows}}',
    goOn: 'Resume',
    undo: 'Undo import',
    undoRest: 'Continue undoing',
    undoTitle: 'Undo {smart_count, plural, one {# change} other {# changes}}?',
    undoWhat: {
      products:
        'New products move to the trash. Changed products get their earlier values back, unless someone edited them since.',
      customers:
        'New customers are deleted, unless they have signed in or ordered. Changed customers get their earlier values back, unless someone edited them since.',
      orders: 'Imported orders are deleted, unless someone edited them since.',
      discounts:
        'New coupons are deleted, unless they were used. Changed coupons get their earlier values back, unless someone edited them since.',
      reviews: 'Imported reviews are deleted, unless someone edited them since.',
    },
    undone:
      '{smart_count, plural, =0 {Nothing was undone.} one {# change was undone.} other {# changes were undone.}}',
    kept: '{smart_count, plural, one {# change was kept.} other {# changes were kept.}}',
    keptTitle: 'Not undone',
    reasons: {
      edited: 'Edited since the import',
      used: 'In use',
      deleted: 'Deleted since the import',
    },
    refused: 'Download refused rows',
    refusedHelp:
      'Correct the rows in this file and import it again. The last column has the errors.',
    checkAgain: 'Check again',
    options: {
      products: 'Import new products as drafts',
      customers: 'Update existing customers',
      discounts: 'Update coupons whose code exists',
      prefix: 'Prefix of taken numbers',
      prefixHelp:
        'Order numbers that are free stay unchanged. Others get this prefix in the note of the order.',
    },
    columns: {
      title: 'Columns',
      ignored:
        '{smart_count, plural, =0 {all are imported} one {# is not imported} other {# are not imported}}',
      help: 'Your choice is remembered for files with the same headings.',
      heading: 'Column of the file',
      sample: 'First value',
      as: 'Imported as',
      asOf: 'Import “{heading}” as',
      none: 'Do not import',
    },
    problems: 'Warnings & errors',
    first: 'Preview of changes',
    kinds: { created: 'New', updated: 'Changed', unchanged: 'Unchanged' },
    heads: {
      row: 'Row',
      column: 'Column',
      problem: 'Problem',
      what: 'Change',
      item: 'Item',
      why: 'Reason',
    },
  },
  de: {
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
    },
    choose: 'Datei wählen',
    sending: 'Wird hochgeladen …',
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
    progress: '{done} von {all} Zeilen. Sie können diese Seite verlassen.',
    interrupted:
      'Der Server wurde während des Imports angehalten. Importierte Zeilen bleiben; beim Fortsetzen werden sie übersprungen.',
    cancelled:
      'Sie haben diesen Import abgebrochen. Importierte Zeilen bleiben; beim Fortsetzen werden sie übersprungen.',
    failed: 'Zuvor importierte Zeilen bleiben.',
    would:
      '{rows} Zeilen: {created} neu, {updated} zu ändern, {unchanged} unverändert, {skipped} mit Fehlern.',
    did: '{rows} Zeilen: {created} hinzugefügt, {updated} geändert, {unchanged} unverändert, {skipped} übersprungen.',
    run: 'Import starten',
    runRest:
      '{smart_count, plural, one {Import starten, # Zeile überspringen} other {Import starten, # Zeilen überspringen}}',
    goOn: 'Fortsetzen',
    undo: 'Import rückgängig machen',
    undoRest: 'Rückgängigmachen fortsetzen',
    undoTitle: '{smart_count, plural, one {# Änderung} other {# Änderungen}} rückgängig machen?',
    undoWhat: {
      products:
        'Neue Produkte kommen in den Papierkorb. Geänderte Produkte erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
      customers:
        'Neue Kunden werden gelöscht, wenn sie sich nicht angemeldet und nichts bestellt haben. Geänderte Kunden erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
      orders: 'Importierte Bestellungen werden gelöscht, wenn niemand sie seitdem bearbeitet hat.',
      discounts:
        'Neue Gutscheine werden gelöscht, wenn sie nicht benutzt wurden. Geänderte Gutscheine erhalten ihre früheren Werte, wenn niemand sie seitdem bearbeitet hat.',
      reviews: 'Importierte Bewertungen werden gelöscht, wenn niemand sie seitdem bearbeitet hat.',
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
    refused: 'Abgelehnte Zeilen herunterladen',
    refusedHelp:
      'Korrigieren Sie die Zeilen in dieser Datei und importieren Sie sie erneut. Die letzte Spalte enthält die Fehler.',
    checkAgain: 'Erneut prüfen',
    options: {
      products: 'Neue Produkte als Entwürfe importieren',
      customers: 'Vorhandene Kunden aktualisieren',
      discounts: 'Gutscheine mit vorhandenem Code aktualisieren',
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
      sample: 'Erster Wert',
      as: 'Wird importiert als',
      asOf: '„{heading}“ importieren als',
      none: 'Nicht importieren',
    },
    problems: 'Warnungen und Fehler',
    first: 'Vorschau der Änderungen',
    kinds: { created: 'Neu', updated: 'Geändert', unchanged: 'Unverändert' },
    heads: {
      row: 'Zeile',
      column: 'Spalte',
      problem: 'Problem',
      what: 'Änderung',
      item: 'Eintrag',
      why: 'Grund',
    },
  },
}
