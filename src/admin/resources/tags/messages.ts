import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Tag |||| Tags',
    fields: { name: 'Name', slug: 'Slug', products: 'Products' },
    slugHelp: 'Leave empty to generate it from the name.',
    taken: 'Another tag has this name.',
    delete: {
      title: 'Delete this tag? |||| Delete %{smart_count} tags?',
      text: 'Products stay in the shop. This cannot be undone.',
      products:
        'It will be removed from %{smart_count} product. |||| It will be removed from %{smart_count} products.',
    },
    empty: 'Tags connect products across categories, such as “gift” or “new”.',
  },
  de: {
    name: 'Schlagwort |||| Schlagwörter',
    fields: { name: 'Name', slug: 'Slug', products: 'Produkte' },
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    taken: 'Ein anderes Schlagwort heißt so.',
    delete: {
      title: 'Dieses Schlagwort löschen? |||| %{smart_count} Schlagwörter löschen?',
      text: 'Produkte bleiben im Shop. Das lässt sich nicht rückgängig machen.',
      products:
        'Es wird von %{smart_count} Produkt entfernt. |||| Es wird von %{smart_count} Produkten entfernt.',
    },
    empty: 'Schlagwörter verbinden Produkte über Kategorien hinweg, etwa „Geschenk“ oder „Neu“.',
  },
}
