import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Category} other {Categories}}',
    fields: {
      name: 'Name',
      parentId: 'Parent category',
      slug: 'Slug',
      description: 'Description',
      image: 'Image',
      sizeGuide: 'Size guide',
      position: 'Sort order',
      products: 'Products',
    },
    parentHelp: 'Leave empty for a category at the top level.',
    slugHelp: 'Leave empty to generate it from the name.',
    descriptionHelp: 'Shown above the products of the category, and to search engines.',
    imageHelp: 'Shown with the title on pages of the category, and when they are shared.',
    sizeGuideHelp:
      'A page or global block that products of this category link to. Leave empty for that of the parent category.',
    positionHelp: 'Lower numbers come first; equal numbers are sorted by name.',
    delete: {
      title: '{smart_count, plural, one {Delete this category?} other {Delete # categories?}}',
      text: 'Products stay in the shop and in their other categories. This cannot be undone.',
      products:
        '{smart_count, plural, one {It will be removed from # product.} other {It will be removed from # products.}}',
      below:
        '{smart_count, plural, one {# subcategory moves up one level.} other {# subcategories move up one level.}}',
    },
    add: 'Add category',
    empty: 'Categories group your products. Visitors browse the shop by them.',
  },
  de: {
    name: '{smart_count, plural, one {Kategorie} other {Kategorien}}',
    fields: {
      name: 'Name',
      parentId: 'Übergeordnete Kategorie',
      slug: 'Slug',
      description: 'Beschreibung',
      image: 'Bild',
      sizeGuide: 'Größentabelle',
      position: 'Sortierung',
      products: 'Produkte',
    },
    parentHelp: 'Leer lassen für eine Kategorie auf der obersten Ebene.',
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    descriptionHelp: 'Steht über den Produkten der Kategorie und in Suchmaschinen.',
    imageHelp: 'Steht mit dem Titel auf Seiten der Kategorie und erscheint beim Teilen.',
    sizeGuideHelp:
      'Seite oder globaler Block, auf die Produkte dieser Kategorie verweisen. Leer lassen für die der übergeordneten Kategorie.',
    positionHelp: 'Kleinere Zahlen kommen zuerst; gleiche werden nach dem Namen sortiert.',
    delete: {
      title: '{smart_count, plural, one {Diese Kategorie löschen?} other {# Kategorien löschen?}}',
      text: 'Produkte bleiben im Shop und in ihren anderen Kategorien. Das lässt sich nicht rückgängig machen.',
      products:
        '{smart_count, plural, one {Sie wird von # Produkt entfernt.} other {Sie wird von # Produkten entfernt.}}',
      below:
        '{smart_count, plural, one {# Unterkategorie rückt eine Ebene auf.} other {# Unterkategorien rücken eine Ebene auf.}}',
    },
    add: 'Kategorie anlegen',
    empty: 'Kategorien gruppieren Ihre Produkte. Besucher stöbern danach im Shop.',
  },
}
