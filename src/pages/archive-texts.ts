import { defineTexts } from '#texts'

/** Names of archives without a page of their own. */
export const archiveTexts = defineTexts({
  en: { post: 'All posts', project: 'All projects' },
  de: { post: 'Alle Beiträge', project: 'Alle Projekte' },
  fr: { post: 'Tous les articles', project: 'Tous les projets' },
  ar: { post: 'جميع المقالات', project: 'جميع المشاريع' },
})
