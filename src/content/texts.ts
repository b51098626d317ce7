import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts } from '#ui/client'

/** Texts of modules that list slides, with those of slides and prices. */
export const listedSlideTexts = mergeTexts(
  buttonTexts,
  defineTexts({
    en: { noSlides: 'There is nothing here yet.' },
    de: { noSlides: 'Hier gibt es noch nichts.' },
    fr: { noSlides: 'Il n’y a encore rien ici.' },
    ar: { noSlides: 'لا يوجد شيء هنا بعد.' },
  }),
)

/** Links to the pages of a list. */
export const pagingTexts = defineTexts({
  en: {
    pages: 'Pages',
    pagesOf: 'Pages: {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} of {count}',
    previousPage: 'Previous',
    nextPage: 'Next',
    loadMore: 'Load more',
  },
  de: {
    pages: 'Seiten',
    pagesOf: 'Seiten: {name}',
    page: 'Seite {number}',
    pageOf: 'Seite {number} von {count}',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    loadMore: 'Mehr laden',
  },
  fr: {
    pages: 'Pages',
    pagesOf: 'Pages : {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} sur {count}',
    previousPage: 'Précédent',
    nextPage: 'Suivant',
    loadMore: 'Afficher plus',
  },
  ar: {
    pages: 'الصفحات',
    pagesOf: 'الصفحات: {name}',
    page: 'الصفحة {number}',
    pageOf: 'الصفحة {number} من {count}',
    previousPage: 'السابق',
    nextPage: 'التالي',
    loadMore: 'عرض المزيد',
  },
})

/** Reading time. */
export const readingTexts = defineTexts({
  en: { minutes: '{minutes, plural, one {# minute} other {# minutes}} to read' },
  de: { minutes: '{minutes, plural, one {# Minute} other {# Minuten}} Lesezeit' },
  fr: { minutes: '{minutes, plural, one {# minute} other {# minutes}} de lecture' },
  ar: {
    minutes:
      '{minutes, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} للقراءة',
  },
})
