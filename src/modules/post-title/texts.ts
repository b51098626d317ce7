import { defineTexts } from '#texts'

/** Types of archives. */
export const texts = defineTexts({
  en: { category: 'Category', tag: 'Tag', author: 'Author', series: 'Series', month: 'Archive' },
  de: {
    category: 'Kategorie',
    tag: 'Schlagwort',
    author: 'Verfasst von',
    series: 'Reihe',
    month: 'Archiv',
  },
  fr: {
    category: 'Catégorie',
    tag: 'Étiquette',
    author: 'Auteur',
    series: 'Série',
    month: 'Archives',
  },
  ar: { category: 'الفئة', tag: 'الوسم', author: 'الكاتب', series: 'السلسلة', month: 'الأرشيف' },
})
