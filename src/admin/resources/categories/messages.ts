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
    delete: {
      title: 'Delete this category? |||| Delete %{smart_count} categories?',
      text: 'Products stay in the shop and in their other categories. This cannot be undone.',
      products: '%{smart_count} product loses it. |||| %{smart_count} products lose it.',
      below:
        '%{smart_count} category below it moves up. |||| %{smart_count} categories below it move up.',
    },
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
    delete: {
      title: 'Diese Kategorie löschen? |||| %{smart_count} Kategorien löschen?',
      text: 'Produkte bleiben im Shop und in ihren anderen Kategorien. Das lässt sich nicht rückgängig machen.',
      products: '%{smart_count} Produkt verliert sie. |||| %{smart_count} Produkte verlieren sie.',
      below:
        '%{smart_count} Kategorie darunter rückt auf. |||| %{smart_count} Kategorien darunter rücken auf.',
    },
    empty: 'Kategorien sind die Regale des Shops: nach ihnen stöbern Besucher.',
  },
}
