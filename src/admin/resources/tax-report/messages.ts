import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {EU tax report} other {EU tax report}}',
    about:
      'For the one-stop shop (OSS): paid orders to consumers in other EU countries, less refunds, by country and rate.',
    quarter: 'Quarter',
    quarterName: 'Quarter {quarter}, {year}',
    country: 'Country',
    tax: 'Tax',
    rate: 'Rate',
    net: 'Net',
    total: 'Total',
    export: 'Export as CSV',
    none: 'No taxed sales to other EU countries in this quarter.',
  },
  de: {
    name: '{smart_count, plural, one {EU-Steuerbericht} other {EU-Steuerbericht}}',
    about:
      'Für das One-Stop-Shop-Verfahren (OSS): bezahlte Bestellungen von Verbrauchern in anderen EU-Ländern abzüglich Erstattungen, nach Land und Satz.',
    quarter: 'Quartal',
    quarterName: '{quarter}. Quartal {year}',
    country: 'Land',
    tax: 'Steuer',
    rate: 'Satz',
    net: 'Netto',
    total: 'Summe',
    export: 'Als CSV exportieren',
    none: 'Keine steuerpflichtigen Verkäufe in andere EU-Länder in diesem Quartal.',
  },
}
