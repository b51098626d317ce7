import { readingTexts } from '#content/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    date: 'Date',
    author: 'Author',
    categories: 'Categories',
    tags: 'Tags',
    length: 'Reading time',
    comments: 'Comments',
    commentCount: '{count, plural, =0 {No comments} one {# comment} other {# comments}}',
  },
  de: {
    date: 'Datum',
    author: 'Von',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    length: 'Lesezeit',
    comments: 'Kommentare',
    commentCount: '{count, plural, =0 {Keine Kommentare} one {# Kommentar} other {# Kommentare}}',
  },
  fr: {
    date: 'Date',
    author: 'Auteur',
    categories: 'Catégories',
    tags: 'Étiquettes',
    length: 'Temps de lecture',
    comments: 'Commentaires',
    commentCount:
      '{count, plural, =0 {Aucun commentaire} one {# commentaire} other {# commentaires}}',
  },
  ar: {
    date: 'التاريخ',
    author: 'الكاتب',
    categories: 'الفئات',
    tags: 'الوسوم',
    length: 'مدة القراءة',
    comments: 'التعليقات',
    commentCount:
      '{count, plural, =0 {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  },
})

export const texts = mergeTexts(readingTexts, own)
