import { type Expression, type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { SubmittedAnswer } from './schema.ts'

const MAX_WORDS = 8
/** In characters: the limit of Postgres for text vectors. */
const MAX_BODY = 100_000
const BATCH = 500
/** Up to this number, matches are listed by id. */
const FEW = 1000

/** Writes the search words of submissions, taken from their answers. */
export async function writeSubmissionWords(
  db: Database,
  submissions: readonly { id: string; answers: readonly Pick<SubmittedAnswer, 'value'>[] }[],
) {
  if (submissions.length === 0) return
  const rows = submissions.map(({ id, answers }) => ({
    submission_id: id,
    body: normalizeForSearch(answers.map(({ value }) => value).join(' ')).slice(0, MAX_BODY),
  }))
  await db.insertInto('submission_search').values(rows).execute()
}

/**
 * Rebuilds the search words of all submissions within the caller's transaction.
 * @param onBatch Called with the number of submissions so far.
 */
export async function reindexSubmissions(
  db: Database,
  onBatch: (submissions: number) => void = () => {},
) {
  await db.deleteFrom('submission_search').execute()
  let count = 0
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'fields'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    await writeSubmissionWords(
      db,
      rows.map(({ id, fields }) => ({ id, answers: JSON.parse(fields) as SubmittedAnswer[] })),
    )
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    count += rows.length
    onBatch(count)
  }
}

/** Condition on ids of submissions: every word of the query is a prefix of a word in the answers. */
export async function matchAnswers(
  { db, kind }: { db: Database; kind: DatabaseKind },
  text: string,
): Promise<(id: Expression<string>) => RawBuilder<boolean>> {
  const words = normalizeForSearch(text.slice(0, 200))
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return () => sql<boolean>`1 = 0`
  const matching =
    kind === 'postgres'
      ? sql<{ id: string }>`select submission_id as id from submission_search
          where document @@ to_tsquery('simple', ${words.map(word => `${word}:*`).join(' & ')})`
      : sql<{ id: string }>`select submission_id as id from submission_search where id in (
          select rowid from submission_words
          where submission_words match ${words.map(word => `"${word}"*`).join(' ')})`
  // Postgres overestimates prefix matches, so rare ones are listed by id.
  const { rows } = await sql<{ id: string }>`${matching} limit ${FEW + 1}`.execute(db)
  if (rows.length > FEW) return id => sql<boolean>`${id} in (${matching})`
  if (rows.length === 0) return () => sql<boolean>`1 = 0`
  return () => sql<boolean>`submissions.id in (${sql.join(rows.map(({ id }) => id))})`
}
