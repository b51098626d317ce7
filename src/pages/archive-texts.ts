import { defineTexts } from '#texts'

/** What lists of everything are called until there is a page at their address. */
export const archiveTexts = defineTexts({
  en: { post: 'All posts', project: 'All projects' },
  de: { post: 'Alle Beiträge', project: 'Alle Projekte' },
  fr: { post: 'Tous les articles', project: 'Tous les projets' },
  ar: { post: 'جميع المقالات', project: 'جميع المشاريع' },
})
