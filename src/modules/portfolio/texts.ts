import { pagingTexts } from '#content/client'
import { defineTexts, mergeTexts } from '#texts'
import { slideTexts } from '#ui/client'

const own = defineTexts({
  en: {
    projects: 'Projects',
    projectsShown: '{count, plural, one {# project} other {{shown} of # projects}}',
    filterOf: 'Filter: {name}',
    all: 'All',
    empty: 'There are no projects here yet.',
    emptyCategory: 'There are no projects in this category yet.',
    seeAll: 'See all projects',
    notLoaded: 'Something went wrong loading projects.',
    retry: 'Try again',
    enlarge: 'Enlarge image: {title}',
  },
  de: {
    projects: 'Projekte',
    projectsShown: '{count, plural, one {# Projekt} other {{shown} von # Projekten}}',
    filterOf: 'Filter: {name}',
    all: 'Alle',
    empty: 'Hier gibt es noch keine Projekte.',
    emptyCategory: 'In dieser Kategorie gibt es noch keine Projekte.',
    seeAll: 'Alle Projekte ansehen',
    notLoaded: 'Die Projekte konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    enlarge: 'Bild vergrößern: {title}',
  },
  fr: {
    projects: 'Projets',
    projectsShown: '{count, plural, one {# projet} other {{shown} projets sur #}}',
    filterOf: 'Filtre : {name}',
    all: 'Tous',
    empty: 'Il n’y a pas encore de projets ici.',
    emptyCategory: 'Il n’y a pas encore de projets dans cette catégorie.',
    seeAll: 'Voir tous les projets',
    notLoaded: 'Les projets n’ont pas pu être chargés.',
    retry: 'Réessayer',
    enlarge: 'Agrandir l’image : {title}',
  },
  ar: {
    projects: 'المشاريع',
    projectsShown:
      '{count, plural, zero {لا مشاريع} one {مشروع واحد} two {{shown} من مشروعين} few {{shown} من # مشاريع} many {{shown} من # مشروعًا} other {{shown} من # مشروع}}',
    filterOf: 'تصفية: {name}',
    all: 'الكل',
    empty: 'لا توجد مشاريع هنا بعد.',
    emptyCategory: 'لا توجد مشاريع في هذه الفئة بعد.',
    seeAll: 'عرض جميع المشاريع',
    notLoaded: 'تعذّر تحميل المشاريع.',
    retry: 'إعادة المحاولة',
    enlarge: 'تكبير الصورة: {title}',
  },
})

export const texts = mergeTexts(slideTexts, pagingTexts, own)
