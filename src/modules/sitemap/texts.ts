import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    pages: 'Pages',
    posts: 'Posts',
    projects: 'Projects',
    categories: 'Product categories',
    products: 'Products',
    empty: 'There are no pages here yet.',
  },
  de: {
    pages: 'Seiten',
    posts: 'Beiträge',
    projects: 'Projekte',
    categories: 'Produktkategorien',
    products: 'Produkte',
    empty: 'Hier gibt es noch keine Seiten.',
  },
  fr: {
    pages: 'Pages',
    posts: 'Articles',
    projects: 'Projets',
    categories: 'Catégories de produits',
    products: 'Produits',
    empty: 'Il n’y a pas encore de pages ici.',
  },
  ar: {
    pages: 'الصفحات',
    posts: 'المقالات',
    projects: 'المشاريع',
    categories: 'فئات المنتجات',
    products: 'المنتجات',
    empty: 'لا توجد صفحات هنا بعد.',
  },
})
