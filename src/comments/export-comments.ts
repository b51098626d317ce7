import { toCsv } from '#base'
import type { CommentItems, CommentListOptions } from './comment-items.ts'
import type { CommentItem } from './schema.ts'

const BATCH = 200

/**
 * Exports filtered comments as CSV, newest first. Filtering by email address gives the data of one
 * person.
 */
export function createCommentExport(items: CommentItems) {
  return async (
    filter: Pick<CommentListOptions, 'status' | 'onPage' | 'q' | 'ids'>,
  ): Promise<string> => {
    const found: CommentItem[] = []
    for (let page = 1; ; page++) {
      const part = { ...filter, page, perPage: BATCH, sort: 'createdAt', order: 'desc' } as const
      const { items: some, total } = await items.list(part)
      found.push(...some)
      if (some.length === 0 || found.length >= total) break
    }
    const head = ['Sent', 'Page', 'Status', 'Name', 'Email', 'Website', 'Comment', 'In reply to']
    const rows = found.map(one => [
      new Date(one.createdAt).toISOString(),
      one.page.path,
      one.status,
      one.name,
      one.email ?? '',
      one.website ?? '',
      one.body,
      one.parent?.id ?? '',
    ])
    return toCsv([head, ...rows])
  }
}
