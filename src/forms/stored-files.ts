import type { Database } from '#db'
import type { SubmittedAnswer } from './schema.ts'

const BATCH = 500

/** Names of the files that submissions refer to. */
export async function* storedFormFiles(db: Database): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'fields'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { fields } of rows) {
      for (const { files = [] } of JSON.parse(fields) as SubmittedAnswer[]) {
        for (const { file } of files) yield file
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
