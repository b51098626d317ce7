import { defineTexts } from '#texts'

/** Types of archives. */
export const texts = defineTexts({
  en: {
    category: 'Category',
    tag: 'Tag',
    brand: 'Brand',
    author: 'Author',
    series: 'Series',
    month: 'Archive',
  },
  de: {
    category: 'Kategorie',
    tag: 'Schlagwort',
    brand: 'Marke',
    author: 'Verfasst von',
    series: 'Reihe',
    month: 'Archiv',
  },
  fr: {
    category: 'Catégorie',
    tag: 'Étiquette',
    brand: 'Marque',
    author: 'Auteur',
    series: 'Série',
    month: 'Archives',
  },
  ar: {
    category: 'الفئة',
    tag: 'الوسم',
    brand: 'العلامة التجارية',
    author: 'الكاتب',
    series: 'السلسلة',
    month: 'الأرشيف',
  },
})
