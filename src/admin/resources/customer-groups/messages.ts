import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Customer group} other {Customer groups}}',
    fields: {
      name: 'Name',
      ppm: 'Discount in %',
      categories: 'Discounts by category',
      category: 'Category',
      taxExempt: 'Tax exempt',
      members: 'Customers',
    },
    nameHelp: 'Orders of its customers keep the name.',
    ppmHelp: 'Taken off the regular prices of all products except gift cards.',
    categoriesHelp:
      'Includes the categories below. The largest discount of a product counts, and a lower sale price is kept.',
    taxExemptHelp: 'Customers of the group pay no tax.',
    percentLimits: 'Enter a number from 0 to 100.',
    inCategories: '{smart_count, plural, one {# category} other {# categories}}',
    taken: 'Another group has this name.',
    delete: {
      title: '{smart_count, plural, one {Delete this group?} other {Delete # groups?}}',
      text: 'Its customers pay the prices of the shop from now on. Orders keep the name of the group.',
      members:
        '{smart_count, plural, =0 {No customer is in it.} one {# customer is in it.} other {# customers are in it.}}',
    },
    add: 'Add group',
    empty:
      'Customers of a group see their own prices after signing in, for example wholesale customers.',
  },
  de: {
    name: '{smart_count, plural, one {Kundengruppe} other {Kundengruppen}}',
    fields: {
      name: 'Name',
      ppm: 'Rabatt in %',
      categories: 'Rabatte nach Kategorie',
      category: 'Kategorie',
      taxExempt: 'Steuerbefreit',
      members: 'Kunden',
    },
    nameHelp: 'Bestellungen der Kunden behalten den Namen.',
    ppmHelp: 'Gilt für die regulären Preise aller Produkte außer Geschenkkarten.',
    categoriesHelp:
      'Schließt Unterkategorien ein. Je Produkt zählt der größte Rabatt, und ein niedrigerer Angebotspreis bleibt.',
    taxExemptHelp: 'Kunden der Gruppe zahlen keine Steuer.',
    percentLimits: 'Geben Sie eine Zahl von 0 bis 100 ein.',
    inCategories: '{smart_count, plural, one {# Kategorie} other {# Kategorien}}',
    taken: 'Eine andere Gruppe heißt so.',
    delete: {
      title: '{smart_count, plural, one {Diese Gruppe löschen?} other {# Gruppen löschen?}}',
      text: 'Ihre Kunden zahlen ab jetzt die Preise des Shops. Bestellungen behalten den Namen der Gruppe.',
      members:
        '{smart_count, plural, =0 {Kein Kunde ist darin.} one {# Kunde ist darin.} other {# Kunden sind darin.}}',
    },
    add: 'Gruppe anlegen',
    empty: 'Kunden einer Gruppe sehen nach der Anmeldung eigene Preise, zum Beispiel Großhändler.',
  },
}
