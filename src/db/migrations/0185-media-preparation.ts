import type { Kysely } from 'kysely'

/** Duration, background processing and captions of video and audio files. */
export async function up(db: Kysely<unknown>) {
  const add = (name: string, type: 'text' | 'integer' | 'bigint', fallback?: string | number) =>
    db.schema
      .alterTable('media')
      .addColumn(name, type, column =>
        fallback === undefined ? column : column.notNull().defaultTo(fallback),
      )
      .execute()
  await add('duration_ms', 'bigint')
  await add('preparation', 'text')
  await add('preparation_tries', 'integer', 0)
  await add('rail_thumbnails', 'integer', 0)
  await add('tracks', 'text', '[]')
  const table = db as Kysely<{ media: { id: string; kind: string; preparation: string | null } }>
  await table
    .updateTable('media')
    .set({ preparation: 'waiting' })
    .where('kind', 'in', ['video', 'audio'])
    .where('id', 'not like', 'placeholder%')
    .execute()
  await db.schema.createIndex('media_preparation').on('media').column('preparation').execute()
}
