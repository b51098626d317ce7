import { type RawBuilder, sql } from 'kysely'

/** Which of these spans of time a column's moment is in: from 0. `starts` ascend; what is older counts for the first. */
export function bucketOf(column: string, starts: readonly number[]): RawBuilder<number> {
  const cases = starts
    .slice(1)
    .map((start, index) => sql`when ${sql.ref(column)} < ${sql.lit(start)} then ${sql.lit(index)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(starts.length - 1)} end`
}
