import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Invoice} other {Invoices}}',
    search: 'Number, customer or order',
    empty: 'Invoices appear here as soon as an order is paid.',
    from: 'From',
    to: 'To',
    cancelled: 'Cancelled invoice',
    kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
    fields: {
      number: 'Number',
      kind: 'Type',
      issuedOn: 'Date',
      total: 'Total',
      orderNumber: 'Order',
    },
    export: 'Export as CSV',
    zip: 'Download PDFs',
    bookings: {
      button: 'Booking list',
      title: 'Booking list',
      about:
        'Invoices and credit notes of a period for your accountant, in the format of DATEV: one booking per document and tax rate.',
      download: 'Download',
    },
  },
  de: {
    name: '{smart_count, plural, one {Rechnung} other {Rechnungen}}',
    search: 'Nummer, Kunde oder Bestellung',
    empty: 'Rechnungen erscheinen hier, sobald eine Bestellung bezahlt ist.',
    from: 'Von',
    to: 'Bis',
    cancelled: 'Stornierte Rechnung',
    kinds: { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' },
    fields: {
      number: 'Nummer',
      kind: 'Art',
      issuedOn: 'Datum',
      total: 'Summe',
      orderNumber: 'Bestellung',
    },
    export: 'Als CSV exportieren',
    zip: 'PDFs herunterladen',
    bookings: {
      button: 'Buchungsliste',
      title: 'Buchungsliste',
      about:
        'Rechnungen und Rechnungskorrekturen eines Zeitraums für Ihre Steuerberatung im DATEV-Format: eine Buchung je Beleg und Steuersatz.',
      download: 'Herunterladen',
    },
  },
}
