import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Manufacturer} other {Manufacturers}}',
    fields: {
      name: 'Name',
      address: 'Postal address',
      contact: 'Email address or website',
      responsibleName: 'Responsible person',
      responsibleAddress: 'Postal address',
      responsibleContact: 'Email address or website',
      products: 'Products',
    },
    sections: { manufacturer: 'Manufacturer', responsible: 'Responsible person in the EU' },
    contactHelp: 'Where customers can reach it, such as https://example.com/contact.',
    responsibleHelp: 'Only for manufacturers outside the EU.',
    taken: 'Another manufacturer has this name.',
    delete: {
      title:
        '{smart_count, plural, one {Delete this manufacturer?} other {Delete # manufacturers?}}',
      text: 'Products stay in the shop. This cannot be undone.',
      products:
        '{smart_count, plural, =0 {No product states it.} one {# product no longer states it.} other {# products no longer state it.}}',
    },
    add: 'Add manufacturer',
    empty:
      'Products sold in the EU state who made them (General Product Safety Regulation). Enter each manufacturer once and choose it in its products.',
  },
  de: {
    name: '{smart_count, plural, one {Hersteller} other {Hersteller}}',
    fields: {
      name: 'Name',
      address: 'Postanschrift',
      contact: 'E-Mail-Adresse oder Website',
      responsibleName: 'Verantwortliche Person',
      responsibleAddress: 'Postanschrift',
      responsibleContact: 'E-Mail-Adresse oder Website',
      products: 'Produkte',
    },
    sections: { manufacturer: 'Hersteller', responsible: 'Verantwortliche Person in der EU' },
    contactHelp: 'Wo Kunden ihn erreichen, etwa https://example.com/kontakt.',
    responsibleHelp: 'Nur bei Herstellern außerhalb der EU.',
    taken: 'Ein anderer Hersteller heißt so.',
    delete: {
      title:
        '{smart_count, plural, one {Diesen Hersteller löschen?} other {# Hersteller löschen?}}',
      text: 'Produkte bleiben im Shop. Das lässt sich nicht rückgängig machen.',
      products:
        '{smart_count, plural, =0 {Kein Produkt nennt ihn.} one {# Produkt nennt ihn nicht mehr.} other {# Produkte nennen ihn nicht mehr.}}',
    },
    add: 'Hersteller anlegen',
    empty:
      'In der EU verkaufte Produkte nennen ihren Hersteller (Produktsicherheitsverordnung). Legen Sie jeden Hersteller einmal an, und wählen Sie ihn bei seinen Produkten.',
  },
}
