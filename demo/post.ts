import type { PageNode } from '#module-contract'
import { type NewPage, node, type PageSeries, pageDocument } from '#pages/schema'

/** A journal post: title and date, image, text, and further reading. */
export function post(entry: {
  slug: string
  title: string
  lead: string
  image: string
  caption: string
  category: 'Glaze' | 'Form'
  tags: string[]
  series?: PageSeries
  /** Content after the text, in its column. */
  body: PageNode[]
  /** UTC: year, month from 1, day. */
  published: [year: number, month: number, day: number]
  after?: PageNode[]
}): NewPage {
  const { slug, title, lead, image, caption } = entry
  const [year, month, day] = entry.published
  return {
    path: `/journal/${slug}`,
    kind: 'post',
    summary: { excerpt: lead, image, author: 'Atelier Nord' },
    categories: [entry.category],
    tags: entry.tags,
    ...(entry.series ? { series: entry.series } : {}),
    publishedAt: Date.UTC(year, month - 1, day, 8),
    document: pageDocument({ title, description: lead, image }, [
      node('section', 'post-head', {
        space: 'small',
        content: [
          node('post-title', 'post-title', { layout: 'plain', showCategories: false }),
          node('post-meta', 'post-meta', {
            layout: 'line',
            showComments: true,
            design: { margin: { top: 'space-5' } },
          }),
        ],
      }),
      node('section', 'post-picture', {
        width: 'full',
        space: 'none',
        content: [
          node('image', 'post-image', {
            image: { media: image },
            ratio: { desktop: '16/9', phone: '4/3' },
            sizes: 'full',
            priority: true,
            caption,
            captionPlace: 'margin',
          }),
        ],
      }),
      node('section', 'post-body', {
        width: 'narrow',
        content: [
          ...entry.body,
          node('post-meta', 'post-tags', {
            showDate: false,
            showAuthor: false,
            showCategories: false,
            showTags: true,
            layout: 'list',
            design: { margin: { top: 'space-7' } },
          }),
          node('share-links', 'post-share', {
            title: 'Pass it on',
            show: 'words',
            style: 'plain',
            design: { margin: { top: 'space-7' } },
          }),
        ],
      }),
      ...(entry.after ?? []),
      ...(entry.series
        ? [
            node('section', 'post-series-section', {
              width: 'narrow',
              space: 'small',
              content: [node('series', 'post-series', { layout: 'list' })],
            }),
          ]
        : []),
      node('section', 'post-author-section', {
        width: 'narrow',
        space: 'small',
        content: [node('author-box', 'post-author', { title: 'Written by' })],
      }),
      node('section', 'post-comments-section', {
        width: 'narrow',
        space: 'small',
        content: [
          node('comments', 'post-comments', {
            note: 'Questions about clay are answered, usually on Mondays.',
          }),
        ],
      }),
      node('section', 'post-end', {
        design: { preset: 'hairline' },
        space: 'small',
        content: [
          node('related-posts', 'post-related', { title: 'Read on', count: 2, layout: 'list' }),
          node('post-navigation', 'post-navigation', {
            overview: { url: '/journal' },
            overviewLabel: 'All entries',
            olderNext: true,
            design: { margin: { top: 'space-7' } },
          }),
        ],
      }),
    ]),
  }
}
