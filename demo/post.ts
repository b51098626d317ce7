import type { PageNode } from '#module-kit'
import { type NewPage, node, pageDocument } from '#pages/schema'

/** A journal entry: title, lead, picture, text, the way back. */
export function post(entry: {
  slug: string
  title: string
  lead: string
  image: string
  body: string
  /** UTC: year, month from 1, day. */
  published: [year: number, month: number, day: number]
  after?: PageNode[]
}): NewPage {
  const id = entry.slug
  const [year, month, day] = entry.published
  return {
    path: `/journal/${entry.slug}`,
    kind: 'post',
    summary: {
      excerpt: entry.lead,
      image: entry.image,
      author: 'Atelier Nord',
    },
    categories: ['Journal'],
    publishedAt: Date.UTC(year, month - 1, day, 8),
    document: pageDocument({ title: entry.title, description: entry.lead, image: entry.image }, [
      node('section', 'post-head', {
        width: 'narrow',
        space: 'small',
        content: [
          node('heading', 'post-title', {
            text: entry.title,
            kicker: 'Journal',
            level: 'h1',
            size: '4xl',
          }),
          node('text', 'post-lead', { body: `<p>${entry.lead}</p>`, size: 'l' }),
        ],
      }),
      node('section', 'post-picture', {
        joined: true,
        space: 'none',
        content: [
          node('image', `${id}-image`, {
            image: { media: entry.image },
            ratio: '16/9',
            priority: true,
          }),
        ],
      }),
      node('section', 'post-body', {
        width: 'narrow',
        space: 'small',
        content: [node('text', 'post-text', { body: entry.body })],
      }),
      ...(entry.after ?? []),
      node('section', 'post-end', {
        width: 'narrow',
        joined: true,
        space: 'small',
        content: [
          node('button', 'post-back', {
            label: 'All entries',
            link: { url: '/journal' },
            style: 'quiet',
          }),
        ],
      }),
    ]),
  }
}
