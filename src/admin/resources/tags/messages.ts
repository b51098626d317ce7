import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Tag |||| Tags',
    fields: { name: 'Name', slug: 'Address', products: 'Products' },
    slugHelp: 'Empty: made of the name.',
    taken: 'Another tag has this name.',
    delete: {
      title: 'Delete this tag? |||| Delete %{smart_count} tags?',
      text: 'Products stay in the shop. This cannot be undone.',
      products: '%{smart_count} product loses it. |||| %{smart_count} products lose it.',
    },
    empty: 'Tags name what products of several categories share, such as a glaze.',
  },
  de: {
    name: 'Schlagwort |||| Schlagwörter',
    fields: { name: 'Name', slug: 'Adresse', products: 'Produkte' },
    slugHelp: 'Leer: aus dem Namen gebildet.',
    taken: 'Ein anderes Schlagwort heißt so.',
    delete: {
      title: 'Dieses Schlagwort löschen? |||| %{smart_count} Schlagwörter löschen?',
      text: 'Produkte bleiben im Shop. Das lässt sich nicht rückgängig machen.',
      products: '%{smart_count} Produkt verliert es. |||| %{smart_count} Produkte verlieren es.',
    },
    empty:
      'Schlagwörter nennen, was Produkte mehrerer Kategorien gemeinsam haben, etwa eine Glasur.',
  },
}
