import type { Database } from '#db'
import type { AnswerColumn, KnownForm } from './schema.ts'

/** The current definition of a form. */
export interface TodaysForm {
  key: string
  title: string
  subject?: string | undefined
  pagePath: string
  fields: readonly AnswerColumn[]
}

/**
 * Stores title and fields of a form if changed, within the caller's transaction. Former fields stay
 * after the current ones, because older answers have them.
 */
export async function upsertForm(tx: Database, form: TodaysForm, nowMs: number) {
  const known = await tx
    .selectFrom('forms')
    .selectAll()
    .where('form_key', '=', form.key)
    .executeTakeFirst()
  const fields = new Map(form.fields.map(({ id, label }) => [id, { id, label }]))
  for (const old of known ? (JSON.parse(known.fields) as AnswerColumn[]) : []) {
    if (!fields.has(old.id)) fields.set(old.id, old)
  }
  const next = {
    title: form.title,
    subject: form.subject ?? null,
    page_path: form.pagePath,
    fields: JSON.stringify([...fields.values()]),
  }
  const isSame =
    known?.title === next.title &&
    known.subject === next.subject &&
    known.page_path === next.page_path &&
    known.fields === next.fields
  if (isSame) return
  const row = { ...next, updated_at: nowMs }
  await tx
    .insertInto('forms')
    .values({ form_key: form.key, ...row })
    .onConflict(conflict => conflict.column('form_key').doUpdateSet(row))
    .execute()
}

/** Forms that were ever submitted or started, with the columns of their answers. */
export function createKnownForms({ db }: { db: Database }) {
  return {
    /** Sorted by title; omits forms without submissions or starts. */
    async list(): Promise<KnownForm[]> {
      const rows = await db
        .selectFrom('forms')
        .select(['form_key as key', 'title', 'subject', 'page_path as page'])
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('submissions')
                .select('submissions.id')
                .whereRef('submissions.form_key', '=', 'forms.form_key')
                .where('submissions.deleted_at', 'is', null),
            ),
            exists(
              selectFrom('form_counts')
                .select('form_counts.day')
                .whereRef('form_counts.form_key', '=', 'forms.form_key'),
            ),
          ]),
        )
        .execute()
      return rows
        .map(({ title, ...form }) => ({ ...form, title: title || form.page }))
        .sort((a, b) => a.title.localeCompare(b.title) || a.page.localeCompare(b.page))
    },

    /** Columns of one form or all: current fields in order, then former ones. */
    async columns(key?: string): Promise<AnswerColumn[]> {
      let query = db.selectFrom('forms').select('fields').orderBy('title').orderBy('form_key')
      if (key !== undefined) query = query.where('form_key', '=', key)
      const rows = await query.execute()
      return rows.flatMap(({ fields }) => JSON.parse(fields) as AnswerColumn[])
    },
  }
}

export type KnownForms = ReturnType<typeof createKnownForms>
