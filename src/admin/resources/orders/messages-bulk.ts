/** Texts of actions for several orders. */
export const bulk = {
  en: {
    all: '{smart_count, plural, other {Select all # matching orders}}',
    allSelected: '{smart_count, plural, other {All # matching orders selected}}',
    slips: 'Print packing slips',
    export: 'Export selected',
    tooManySlips: 'Select at most {max} orders to print packing slips.',
    question:
      '{smart_count, plural, one {Set # order to “{status}”?} other {Set # orders to “{status}”?}}',
    text: 'Customers are notified by email where the status has one.',
    reason: 'Reason, for the history of the orders',
    confirm: 'Change status',
    progress: '{done, number} of {total, number} orders',
    stop: 'Stop',
    refused:
      '{smart_count, plural, one {# order was not changed} other {# orders were not changed}}',
    close: 'Close',
    order: 'Order {number}',
  },
  de: {
    all: '{smart_count, plural, other {Alle # passenden Bestellungen auswählen}}',
    allSelected: '{smart_count, plural, other {Alle # passenden Bestellungen ausgewählt}}',
    slips: 'Lieferscheine drucken',
    export: 'Auswahl exportieren',
    tooManySlips: 'Wählen Sie höchstens {max} Bestellungen, um Lieferscheine zu drucken.',
    question:
      '{smart_count, plural, one {# Bestellung auf „{status}“ setzen?} other {# Bestellungen auf „{status}“ setzen?}}',
    text: 'Kunden werden per E-Mail benachrichtigt, wenn der Status eine Nachricht hat.',
    reason: 'Grund, für den Verlauf der Bestellungen',
    confirm: 'Status ändern',
    progress: '{done, number} von {total, number} Bestellungen',
    stop: 'Anhalten',
    refused:
      '{smart_count, plural, one {# Bestellung wurde nicht geändert} other {# Bestellungen wurden nicht geändert}}',
    close: 'Schließen',
    order: 'Bestellung {number}',
  },
}
