import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { date: 'Date', author: 'Author', categories: 'Categories', tags: 'Tags' },
  de: { date: 'Datum', author: 'Von', categories: 'Kategorien', tags: 'Schlagwörter' },
  fr: { date: 'Date', author: 'Auteur', categories: 'Catégories', tags: 'Étiquettes' },
  ar: { date: 'التاريخ', author: 'الكاتب', categories: 'الفئات', tags: 'الوسوم' },
})
