import type { Kysely } from 'kysely'

/**
 * The dark scheme becomes a setting that is off for new sites. It stays on where it was designed: for owners who chose dark
 * colors, and for sites in the colors of the program.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
export async function up(db: Kysely<any>) {
  const page = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst()
  if (!page) return
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'theme')
    .executeTakeFirst()
  const { colours = {} } = (row ? JSON.parse(row.value) : null) ?? {}
  const countOf = (scheme: 'light' | 'dark') => Object.keys(colours[scheme] ?? {}).length
  if (countOf('light') > 0 && countOf('dark') === 0) return
  await db
    .insertInto('settings')
    .values({ key: 'darkScheme', value: JSON.stringify('device'), updated_at: Date.now() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}
