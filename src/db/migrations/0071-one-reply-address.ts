import { type Kysely, sql } from 'kysely'

/** Messages of before may name several mailboxes for an answer: those are left without, what was sent stays as it is. */
export async function up(db: Kysely<unknown>) {
  await sql`update submissions set reply_to = null
    where reply_to like '%@%@%' or reply_to like '%,%' or reply_to like '%;%' or reply_to like '% %'
      or reply_to like '%<%' or reply_to like '%:%' or reply_to like '%(%' or reply_to like '%"%'`.execute(
    db,
  )
}
