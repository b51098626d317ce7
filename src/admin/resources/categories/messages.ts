import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Category |||| Categories',
    fields: {
      name: 'Name',
      parentId: 'Parent category',
      slug: 'Slug',
      description: 'Description',
      position: 'Sort order',
      products: 'Products',
    },
    top: 'None',
    slugHelp: 'Leave empty to generate it from the name.',
    positionHelp: 'Lower numbers come first; equal numbers are sorted by name.',
    delete: {
      title: 'Delete this category? |||| Delete %{smart_count} categories?',
      text: 'Products stay in the shop and in their other categories. This cannot be undone.',
      products:
        'It will be removed from %{smart_count} product. |||| It will be removed from %{smart_count} products.',
      below:
        '%{smart_count} subcategory moves up one level. |||| %{smart_count} subcategories move up one level.',
    },
    empty: 'Categories group your products. Visitors browse the shop by them.',
  },
  de: {
    name: 'Kategorie |||| Kategorien',
    fields: {
      name: 'Name',
      parentId: 'Übergeordnete Kategorie',
      slug: 'Slug',
      description: 'Beschreibung',
      position: 'Sortierung',
      products: 'Produkte',
    },
    top: 'Keine',
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    positionHelp: 'Kleinere Zahlen kommen zuerst; gleiche werden nach dem Namen sortiert.',
    delete: {
      title: 'Diese Kategorie löschen? |||| %{smart_count} Kategorien löschen?',
      text: 'Produkte bleiben im Shop und in ihren anderen Kategorien. Das lässt sich nicht rückgängig machen.',
      products:
        'Sie wird von %{smart_count} Produkt entfernt. |||| Sie wird von %{smart_count} Produkten entfernt.',
      below:
        '%{smart_count} Unterkategorie rückt eine Ebene auf. |||| %{smart_count} Unterkategorien rücken eine Ebene auf.',
    },
    empty: 'Kategorien gruppieren Ihre Produkte. Besucher stöbern danach im Shop.',
  },
}
