import type { Kysely } from 'kysely'

/** Before, the site icon was any library entry named `favicon`. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
export async function up(db: Kysely<any>) {
  const entry = await db
    .selectFrom('media')
    .select(['id', 'created_at'])
    .where('id', '=', 'favicon')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!entry) return
  await db
    .insertInto('settings')
    .values({ key: 'icon', value: JSON.stringify(entry.id), updated_at: entry.created_at })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}
