import { type RawBuilder, sql } from 'kysely'

/** SQL for the bucket index of a time column. `starts` are ascending; earlier values belong to bucket 0. */
export function bucketOf(column: string, starts: readonly number[]): RawBuilder<number> {
  const cases = starts
    .slice(1)
    .map((start, index) => sql`when ${sql.ref(column)} < ${sql.lit(start)} then ${sql.lit(index)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(starts.length - 1)} end`
}
