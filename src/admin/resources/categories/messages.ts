import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Category |||| Categories',
    fields: {
      name: 'Name',
      parentId: 'Belongs to',
      slug: 'Address',
      description: 'Description',
      position: 'Place',
      products: 'Products',
    },
    top: 'Nothing: it is at the top',
    slugHelp: 'Empty: made of the name.',
    positionHelp: 'Lower numbers come first; equal ones go by name.',
    empty: 'Categories are the shelves of the shop: visitors browse by them.',
  },
  de: {
    name: 'Kategorie |||| Kategorien',
    fields: {
      name: 'Name',
      parentId: 'Gehört zu',
      slug: 'Adresse',
      description: 'Beschreibung',
      position: 'Platz',
      products: 'Produkte',
    },
    top: 'Nichts: sie steht ganz oben',
    slugHelp: 'Leer: aus dem Namen gebildet.',
    positionHelp: 'Kleinere Zahlen kommen zuerst; gleiche gehen nach dem Namen.',
    empty: 'Kategorien sind die Regale des Shops: nach ihnen stöbern Besucher.',
  },
}
