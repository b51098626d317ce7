import { readingTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    date: 'Date',
    author: 'Author',
    categories: 'Categories',
    tags: 'Tags',
    length: 'Reading time',
  },
  de: {
    date: 'Datum',
    author: 'Von',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    length: 'Lesezeit',
  },
  fr: {
    date: 'Date',
    author: 'Auteur',
    categories: 'Catégories',
    tags: 'Étiquettes',
    length: 'Temps de lecture',
  },
  ar: {
    date: 'التاريخ',
    author: 'الكاتب',
    categories: 'الفئات',
    tags: 'الوسوم',
    length: 'مدة القراءة',
  },
})

export const texts = mergeTexts(readingTexts, own)
