import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Tag} other {Tags}}',
    fields: { name: 'Name', slug: 'Slug', products: 'Products' },
    slugHelp: 'Leave empty to generate it from the name.',
    taken: 'Another tag has this name.',
    delete: {
      title: '{smart_count, plural, one {Delete this tag?} other {Delete # tags?}}',
      text: 'Products stay in the shop. This cannot be undone.',
      products:
        '{smart_count, plural, one {It will be removed from # product.} other {It will be removed from # products.}}',
    },
    add: 'Add tag',
    empty: 'Tags connect products across categories, such as “gift” or “new”.',
  },
  de: {
    name: '{smart_count, plural, one {Schlagwort} other {Schlagwörter}}',
    fields: { name: 'Name', slug: 'Slug', products: 'Produkte' },
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    taken: 'Ein anderes Schlagwort heißt so.',
    delete: {
      title:
        '{smart_count, plural, one {Dieses Schlagwort löschen?} other {# Schlagwörter löschen?}}',
      text: 'Produkte bleiben im Shop. Das lässt sich nicht rückgängig machen.',
      products:
        '{smart_count, plural, one {Es wird von # Produkt entfernt.} other {Es wird von # Produkten entfernt.}}',
    },
    add: 'Schlagwort anlegen',
    empty: 'Schlagwörter verbinden Produkte über Kategorien hinweg, etwa „Geschenk“ oder „Neu“.',
  },
}
