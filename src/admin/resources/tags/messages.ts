import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Tag |||| Tags',
    fields: { name: 'Name', slug: 'Address', products: 'Products' },
    slugHelp: 'Empty: made of the name.',
    empty: 'Tags name what products of several categories share, such as a glaze.',
  },
  de: {
    name: 'Schlagwort |||| Schlagwörter',
    fields: { name: 'Name', slug: 'Adresse', products: 'Produkte' },
    slugHelp: 'Leer: aus dem Namen gebildet.',
    empty:
      'Schlagwörter nennen, was Produkte mehrerer Kategorien gemeinsam haben, etwa eine Glasur.',
  },
}
