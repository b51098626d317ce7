import { defineTexts } from '#texts'

/** Names of result kinds. */
export const kindTexts = defineTexts({
  en: {
    'kind.product': 'Product',
    'kind.page': 'Page',
    'kind.post': 'Post',
    'kind.project': 'Project',
  },
  de: {
    'kind.product': 'Produkt',
    'kind.page': 'Seite',
    'kind.post': 'Beitrag',
    'kind.project': 'Projekt',
  },
  fr: {
    'kind.product': 'Produit',
    'kind.page': 'Page',
    'kind.post': 'Article',
    'kind.project': 'Projet',
  },
  ar: {
    'kind.product': 'منتج',
    'kind.page': 'صفحة',
    'kind.post': 'مقال',
    'kind.project': 'مشروع',
  },
})
