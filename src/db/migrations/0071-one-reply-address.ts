import { type Kysely, sql } from 'kysely'

/**
 * Old messages may have several reply addresses; they lose their reply address. The sent content is
 * unchanged.
 */
export async function up(db: Kysely<unknown>) {
  await sql`update submissions set reply_to = null
    where reply_to like '%@%@%' or reply_to like '%,%' or reply_to like '%;%' or reply_to like '% %'
      or reply_to like '%<%' or reply_to like '%:%' or reply_to like '%(%' or reply_to like '%"%'`.execute(
    db,
  )
}
