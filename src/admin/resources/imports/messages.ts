import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Import |||| Import',
    title: 'Import products',
    action: 'Import',
    what: 'A CSV file as WooCommerce or the export of this shop writes it. It is checked first; nothing is changed before you say so.',
    choose: 'Choose a file',
    sending: 'Sending …',
    earlier: 'Files of the last days',
    states: {
      checking: 'Being checked',
      checked: 'Checked',
      unreadable: 'This file cannot be read',
      running: 'Being taken in',
      done: 'Done',
      failed: 'Broke off',
      interrupted: 'Interrupted',
    },
    progress: '%{done} of %{all} rows. You may leave this page.',
    interrupted:
      'The server stopped meanwhile. What was taken in stays; going on leaves those rows as they are.',
    failed: 'What was taken in before this stays.',
    would:
      '%{rows} rows: %{created} would be added, %{updated} changed, %{unchanged} are as they were, %{skipped} cannot be taken.',
    did: '%{rows} rows: %{created} added, %{updated} changed, %{unchanged} as they were, %{skipped} left out.',
    run: 'Take them in',
    runRest:
      'Take in the rest, leave %{smart_count} row out |||| Take in the rest, leave %{smart_count} rows out',
    goOn: 'Go on',
    problems: 'What is wrong',
    first: 'The first rows that change',
    kinds: { created: 'New', updated: 'Changed', unchanged: 'As it was' },
    heads: { row: 'Row', column: 'Column', problem: 'Problem', what: 'What', product: 'Product' },
  },
  de: {
    name: 'Import |||| Import',
    title: 'Produkte importieren',
    action: 'Importieren',
    what: 'Eine CSV-Datei, wie WooCommerce oder der Export dieses Shops sie schreibt. Sie wird zuerst geprüft; nichts ändert sich, bevor Sie es sagen.',
    choose: 'Datei wählen',
    sending: 'Wird gesendet …',
    earlier: 'Dateien der letzten Tage',
    states: {
      checking: 'Wird geprüft',
      checked: 'Geprüft',
      unreadable: 'Diese Datei lässt sich nicht lesen',
      running: 'Wird übernommen',
      done: 'Fertig',
      failed: 'Abgebrochen',
      interrupted: 'Unterbrochen',
    },
    progress: '%{done} von %{all} Zeilen. Sie können diese Seite verlassen.',
    interrupted:
      'Der Server wurde inzwischen angehalten. Was übernommen ist, bleibt; beim Fortsetzen bleiben diese Zeilen, wie sie sind.',
    failed: 'Was vorher übernommen wurde, bleibt.',
    would:
      '%{rows} Zeilen: %{created} kämen hinzu, %{updated} würden geändert, %{unchanged} sind wie zuvor, %{skipped} gehen nicht.',
    did: '%{rows} Zeilen: %{created} hinzugefügt, %{updated} geändert, %{unchanged} wie zuvor, %{skipped} ausgelassen.',
    run: 'Übernehmen',
    runRest:
      'Den Rest übernehmen, %{smart_count} Zeile auslassen |||| Den Rest übernehmen, %{smart_count} Zeilen auslassen',
    goOn: 'Fortsetzen',
    problems: 'Was nicht stimmt',
    first: 'Die ersten Zeilen, die sich ändern',
    kinds: { created: 'Neu', updated: 'Geändert', unchanged: 'Wie zuvor' },
    heads: { row: 'Zeile', column: 'Spalte', problem: 'Problem', what: 'Was', product: 'Produkt' },
  },
}
