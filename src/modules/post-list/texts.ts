import { pagingTexts, readingTexts } from '#content'
import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts } from '#ui'

const own = defineTexts({
  en: {
    posts: 'Posts',
    postsShown: '{count, plural, one {# post} other {{shown} of # posts}}',
    filterOf: 'Filter: {name}',
    all: 'All',
    empty: 'There are no posts here yet.',
    emptyCategory: 'There are no posts in this category yet.',
    seeAll: 'See all posts',
    notLoaded: 'Something went wrong loading posts.',
    retry: 'Try again',
  },
  de: {
    posts: 'Beiträge',
    postsShown: '{count, plural, one {# Beitrag} other {{shown} von # Beiträgen}}',
    filterOf: 'Filter: {name}',
    all: 'Alle',
    empty: 'Hier gibt es noch keine Beiträge.',
    emptyCategory: 'In dieser Kategorie gibt es noch keine Beiträge.',
    seeAll: 'Alle Beiträge ansehen',
    notLoaded: 'Die Beiträge konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  fr: {
    posts: 'Articles',
    postsShown: '{count, plural, one {# article} other {{shown} articles sur #}}',
    filterOf: 'Filtre : {name}',
    all: 'Tous',
    empty: 'Il n’y a pas encore d’articles ici.',
    emptyCategory: 'Il n’y a pas encore d’articles dans cette catégorie.',
    seeAll: 'Voir tous les articles',
    notLoaded: 'Les articles n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
  ar: {
    posts: 'المقالات',
    postsShown:
      '{count, plural, zero {لا مقالات} one {مقال واحد} two {{shown} من مقالين} few {{shown} من # مقالات} many {{shown} من # مقالًا} other {{shown} من # مقال}}',
    filterOf: 'تصفية: {name}',
    all: 'الكل',
    empty: 'لا توجد مقالات هنا بعد.',
    emptyCategory: 'لا توجد مقالات في هذه الفئة بعد.',
    seeAll: 'عرض جميع المقالات',
    notLoaded: 'تعذّر تحميل المقالات.',
    retry: 'إعادة المحاولة',
  },
})

export const texts = mergeTexts(buttonTexts, pagingTexts, readingTexts, own)
