import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Withdrawal} other {Withdrawals}}',
    fields: {
      name: 'Customer',
      contract: 'Contract',
      state: 'Status',
      createdAt: 'Declared',
      actions: 'Actions',
    },
    state: { open: 'Order not identified', assigned: 'Assigned to order', closed: 'Closed' },
    whole: 'the whole contract',
    order: 'Order {number}',
    assign: {
      button: 'Assign to order…',
      title: 'Assign the withdrawal to an order',
      text: 'The withdrawal appears among the returns of the order, and in its timeline.',
      field: 'Order number',
    },
    close: {
      button: 'Close…',
      title: 'Close the withdrawal?',
      text: 'Only if it concerns no order, such as a duplicate. The declaration stays in the list.',
      field: 'Reason',
    },
    empty:
      'Customers can withdraw from contracts online if this is enabled in the settings of the shop.',
  },
  de: {
    name: '{smart_count, plural, one {Widerruf} other {Widerrufe}}',
    fields: {
      name: 'Kunde',
      contract: 'Vertrag',
      state: 'Status',
      createdAt: 'Erklärt',
      actions: 'Aktionen',
    },
    state: {
      open: 'Bestellung nicht zugeordnet',
      assigned: 'Bestellung zugeordnet',
      closed: 'Abgeschlossen',
    },
    whole: 'der gesamte Vertrag',
    order: 'Bestellung {number}',
    assign: {
      button: 'Bestellung zuordnen …',
      title: 'Widerruf einer Bestellung zuordnen',
      text: 'Der Widerruf erscheint bei den Rückgaben der Bestellung und in ihrem Verlauf.',
      field: 'Bestellnummer',
    },
    close: {
      button: 'Abschließen …',
      title: 'Widerruf abschließen?',
      text: 'Nur wenn er keine Bestellung betrifft, etwa weil er doppelt ist. Die Erklärung bleibt in der Liste.',
      field: 'Grund',
    },
    empty:
      'Kunden können Verträge online widerrufen, wenn das in den Einstellungen des Shops aktiviert ist.',
  },
}
