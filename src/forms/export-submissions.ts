import { toCsv } from '#base'
import type { SubmissionItem } from './schema.ts'
import type { SubmissionFilter, Submissions } from './submissions.ts'

const BATCH = 200

/** All submissions that a filter lets through as CSV, newest first; each answer's label has a column of its own. */
export function createExport(submissions: Submissions) {
  return async (filter: SubmissionFilter): Promise<string> => {
    const found: SubmissionItem[] = []
    const labels = new Set<string>()
    for (let page = 1; ; page++) {
      const { items, total } = await submissions.list({
        ...filter,
        page,
        perPage: BATCH,
        sort: 'createdAt',
        order: 'desc',
      })
      found.push(...items)
      for (const { fields } of items) for (const { label } of fields) labels.add(label)
      if (items.length === 0 || found.length >= total) break
    }
    const columns = [...labels]
    const head = ['Sent', 'Form', 'Page', 'Status', 'Reply to', ...columns]
    const rows = found.map(one => [
      new Date(one.createdAt).toISOString(),
      one.form,
      one.page,
      one.status,
      one.replyTo ?? '',
      ...columns.map(label => one.fields.find(field => field.label === label)?.value ?? ''),
    ])
    return toCsv([head, ...rows])
  }
}
