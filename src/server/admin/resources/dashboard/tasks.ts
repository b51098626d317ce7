import { sql } from 'kysely'
import type { Permission } from '#auth/schema'
import { DAY } from '#base'
import type { AdminDeps } from '../../discover.ts'

/** Counting stops here: more than this is simply much. */
const MOST = 1000

/** What waits for somebody, in the order in which it is worth looking; nothing that is not there. */
export async function readTasks(
  { db, clock, shopSettings }: AdminDeps,
  may: (permission: Permission) => boolean,
): Promise<{ name: string; count: number }[]> {
  const { stock } = await shopSettings.get()
  const orders = (...statuses: string[]) =>
    db.selectFrom('orders').select('id').where('status', 'in', statuses).limit(MOST)
  const questions = [
    { name: 'to-send', allow: 'orders.read', query: orders('processing') },
    { name: 'to-pay', allow: 'orders.read', query: orders('pending', 'on-hold') },
    {
      name: 'new-messages',
      allow: 'submissions.read',
      query: db
        .selectFrom('submissions')
        .select('id')
        .where('created_at', '>=', clock.now() - 7 * DAY)
        .limit(MOST),
    },
    {
      name: 'failed-mails',
      allow: 'jobs.read',
      query: db
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('failed_at', 'is not', null)
        .limit(MOST),
    },
    {
      name: 'scheduled-pages',
      allow: 'pages.publish',
      query: db.selectFrom('pages').select('id').where('publish_at', 'is not', null).limit(MOST),
    },
    {
      name: 'changed-pages',
      allow: 'pages.publish',
      query: db
        .selectFrom('pages')
        .select('id')
        .where('publish_at', 'is', null)
        .where(sql<boolean>`(published is not null and published <> draft)`)
        .limit(MOST),
    },
    {
      name: 'low-stock',
      allow: 'products.write',
      query: db
        .selectFrom('stock_items')
        .select('id')
        .where('managed', '=', 1)
        .where(sql<boolean>`quantity <= coalesce(low_at, ${stock.lowAt})`)
        .limit(MOST),
    },
  ] as const
  const counted = await Promise.all(
    questions
      .filter(({ allow }) => may(allow))
      .map(async ({ name, query }) => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from (${query}) found`.execute(db)
        return { name, count: Number(rows[0]?.count ?? 0) }
      }),
  )
  return counted.filter(({ count }) => count > 0)
}
