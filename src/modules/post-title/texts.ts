import { defineTexts } from '#texts'

/** What an archive is one of. */
export const texts = defineTexts({
  en: { category: 'Category', tag: 'Tag', author: 'Author', month: 'Archive' },
  de: { category: 'Kategorie', tag: 'Schlagwort', author: 'Verfasst von', month: 'Archiv' },
  fr: { category: 'Catégorie', tag: 'Étiquette', author: 'Auteur', month: 'Archives' },
  ar: { category: 'الفئة', tag: 'الوسم', author: 'الكاتب', month: 'الأرشيف' },
})
