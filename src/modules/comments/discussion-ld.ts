import type { ShownComment } from '#comments/schema'

/** Structured data of comments, attached to the article of the page (schema.org). */
export function discussionLd(
  { publicUrl, page }: { publicUrl: string; page: { path: string; kind: string } },
  threads: readonly ShownComment[],
  total: number,
): readonly unknown[] {
  if (page.kind !== 'post' || total === 0) return []
  const url = publicUrl + page.path
  const toLd = (comment: ShownComment): object[] => {
    const below = comment.replies.flatMap(toLd)
    if (comment.isRemoved) return below
    return [
      {
        '@type': 'Comment',
        url: `${url}#comment-${comment.id}`,
        text: comment.body,
        dateCreated: new Date(comment.at).toISOString(),
        author: comment.name ? { '@type': 'Person', name: comment.name } : undefined,
        comment: below.length > 0 ? below : undefined,
      },
    ]
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      '@id': `${url}#article`,
      commentCount: total,
      comment: threads.flatMap(toLd),
    },
  ]
}
