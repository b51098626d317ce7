import { csvLine } from '#base'
import type { KnownForms } from './known-forms.ts'
import type { AnswerColumn, SubmissionItem } from './schema.ts'
import type { SubmissionFilter, Submissions } from './submissions.ts'

const BATCH = 500

/** A column of the file: the answer to one field, or to whatever is called so where forms are mixed. */
interface Column {
  label: string
  of(item: SubmissionItem): string | undefined
}

/** All submissions that a filter lets through as CSV, newest first and some at a time; a line of names first. */
export function createExport({
  submissions,
  known,
}: {
  submissions: Pick<Submissions, 'inBatches'>
  known: KnownForms
}) {
  /** `columns`: ids of the answers of that one form, in their order; without them, all. */
  return async function* (
    filter: SubmissionFilter,
    columns?: readonly string[],
  ): AsyncGenerator<string> {
    const found = await known.columns(filter.form)
    const shown = filter.form === undefined ? byLabel(found) : byId(found, columns)
    const head = ['Sent', 'Form', 'Page', 'Status', 'Reply to', ...shown.map(one => one.label)]
    yield `\uFEFF${csvLine(head)}`
    for await (const items of submissions.inBatches(filter, BATCH)) {
      yield items.map(item => csvLine([...factsOf(item), ...answersOf(item, shown)])).join('')
    }
  }
}

const factsOf = (item: SubmissionItem) => [
  new Date(item.createdAt).toISOString(),
  item.subject ? `${item.form} (${item.subject})` : item.form,
  item.page,
  item.status,
  item.replyTo ?? '',
]

const answersOf = (item: SubmissionItem, columns: readonly Column[]) =>
  columns.map(column => column.of(item) ?? '')

/** Of one form: a field that was renamed stays the same column. */
function byId(found: readonly AnswerColumn[], chosen?: readonly string[]): Column[] {
  const shown = chosen ? chosen.flatMap(id => found.find(column => column.id === id) ?? []) : found
  return shown.map(({ id, label }) => ({
    label,
    of: item => item.fields.find(field => field.id === id)?.value,
  }))
}

/** Of several forms: ids mean something else in each, what a question is called does not. */
function byLabel(found: readonly AnswerColumn[]): Column[] {
  return [...new Set(found.map(({ label }) => label))].map(label => ({
    label,
    of: item => item.fields.find(field => field.label === label)?.value,
  }))
}
