import type { Database } from '#db'
import type { SubmittedAnswer } from '#forms/schema'
import { upsertForm } from '../../src/forms/form-registry.ts'
import { writeSubmissionWords } from '../../src/forms/search-submissions.ts'

interface Sent {
  id: string
  at: number
  answers: SubmittedAnswer[]
  key?: string
  title?: string
  page?: string
  replyTo?: string | null
}

/** Stores a submission directly, without a form. Returns its id. */
export async function addSubmission(db: Database, sent: Sent): Promise<string> {
  const { id, at, answers, key = 'page-1/contact', title = 'Contact', page = '/contact' } = sent
  await db
    .insertInto('submissions')
    .values({
      id,
      form_key: key,
      form_title: title,
      page_path: page,
      fields: JSON.stringify(answers),
      reply_to: sent.replyTo === undefined ? 'visitor@example.com' : sent.replyTo,
      unique_key: id,
      created_at: at,
      read_at: null,
      deleted_at: null,
    })
    .execute()
  await writeSubmissionWords(db, [{ id, answers }])
  await upsertForm(db, { key, title, pagePath: page, fields: answers }, at)
  return id
}
