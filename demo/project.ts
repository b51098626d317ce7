import type { PageNode } from '#module-contract'
import { type NewPage, node, pageDocument } from '#pages/schema'

/** A commission: title, facts, its own body, and links to the previous and next one. */
export function project(entry: {
  slug: string
  title: string
  lead: string
  image: string
  /** Layout of the title next to categories and date. */
  layout: 'split' | 'image' | 'centered'
  categories: string[]
  tags: string[]
  /** UTC: year, month from 1, day. */
  finished: [year: number, month: number, day: number]
  body: PageNode[]
}): NewPage {
  const { slug, title, lead, image, layout, categories, tags } = entry
  const [year, month, day] = entry.finished
  const isWide = layout === 'image'
  return {
    path: `/commissions/${slug}`,
    kind: 'project',
    summary: { excerpt: lead, image, author: 'Atelier Nord' },
    categories,
    tags,
    publishedAt: Date.UTC(year, month - 1, day, 10),
    document: pageDocument({ title, description: lead, image }, [
      node('section', 'project-head', {
        ...(isWide ? { width: 'full', space: 'none' } : { space: 'small' }),
        content: [node('post-title', 'project-title', { layout })],
      }),
      node('section', 'project-facts', {
        space: 'small',
        content: [
          node('post-meta', 'project-meta', {
            layout: 'columns',
            showAuthor: false,
            showTags: true,
          }),
        ],
      }),
      ...entry.body,
      node('section', 'project-end', {
        space: 'small',
        content: [
          node('post-navigation', 'project-navigation', {
            layout: 'large',
            olderNext: true,
            overview: { url: '/commissions' },
            overviewLabel: 'All commissions',
          }),
        ],
      }),
    ]),
  }
}
