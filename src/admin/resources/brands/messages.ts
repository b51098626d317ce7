import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Brand} other {Brands}}',
    fields: {
      name: 'Name',
      slug: 'Slug',
      description: 'Text',
      image: 'Logo',
      products: 'Products',
    },
    slugHelp: 'Leave empty to generate it from the name.',
    descriptionHelp: 'Shown above the products of the brand.',
    taken: 'Another brand has this name.',
    delete: {
      title: '{smart_count, plural, one {Delete this brand?} other {Delete # brands?}}',
      text: 'Products stay in the shop. This cannot be undone.',
      products:
        '{smart_count, plural, =0 {No product has it.} one {It will be removed from # product.} other {It will be removed from # products.}}',
    },
    add: 'Add brand',
    empty: 'Visitors can filter products by brand, and each brand has a page with its products.',
  },
  de: {
    name: '{smart_count, plural, one {Marke} other {Marken}}',
    fields: {
      name: 'Name',
      slug: 'Slug',
      description: 'Text',
      image: 'Logo',
      products: 'Produkte',
    },
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    descriptionHelp: 'Steht über den Produkten der Marke.',
    taken: 'Eine andere Marke heißt so.',
    delete: {
      title: '{smart_count, plural, one {Diese Marke löschen?} other {# Marken löschen?}}',
      text: 'Produkte bleiben im Shop. Das lässt sich nicht rückgängig machen.',
      products:
        '{smart_count, plural, =0 {Kein Produkt hat sie.} one {Sie wird von # Produkt entfernt.} other {Sie wird von # Produkten entfernt.}}',
    },
    add: 'Marke anlegen',
    empty:
      'Besucher können Produkte nach Marken filtern, und jede Marke hat eine Seite mit ihren Produkten.',
  },
}
