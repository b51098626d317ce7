import { csvLine } from '#base'
import type { KnownForms } from './form-registry.ts'
import type { AnswerColumn, SubmissionItem } from './schema.ts'
import type { SubmissionFilter, Submissions } from './submissions.ts'

const BATCH = 500

/** CSV column: one field, or all fields with the same label across forms. */
interface Column {
  label: string
  of(item: SubmissionItem): string | undefined
}

/** Exports filtered submissions as CSV, newest first, in batches, with a header. */
export function createExport({
  submissions,
  known,
}: {
  submissions: Pick<Submissions, 'inBatches'>
  known: KnownForms
}) {
  /** `columns`: field ids of the single form to export, in order; all if missing. */
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

/** Columns of a single form, identified by field id even if renamed. */
function byId(found: readonly AnswerColumn[], chosen?: readonly string[]): Column[] {
  const shown = chosen ? chosen.flatMap(id => found.find(column => column.id === id) ?? []) : found
  return shown.map(({ id, label }) => ({
    label,
    of: item => item.fields.find(field => field.id === id)?.value,
  }))
}

/** Columns across forms, identified by label because ids are only unique within a form. */
function byLabel(found: readonly AnswerColumn[]): Column[] {
  return [...new Set(found.map(({ label }) => label))].map(label => ({
    label,
    of: item => item.fields.find(field => field.label === label)?.value,
  }))
}
