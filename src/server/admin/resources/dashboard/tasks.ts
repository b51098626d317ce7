import type { Permission } from '#auth/schema'
import { listOutbox } from '#db'
import type { OrderFilter } from '#shop'
import type { AdminDeps } from '../../discover.ts'

/** Enough to get the total of a list. */
const FIRST = { page: 1, perPage: 1, order: 'desc' } as const

/**
 * Open tasks in order of importance, without empty ones. The counts come from the lists, so they
 * equal what the lists show.
 */
export async function readTasks(
  { db, shop, pages, forms, comments, splitTests, health }: AdminDeps,
  may: (permission: Permission) => boolean,
): Promise<{ name: string; count: number }[]> {
  const orders = (filter: OrderFilter) => () =>
    shop.orders.listForStaff({ ...FIRST, sort: 'createdAt', ...filter })
  const pagesThatAre = (status: 'scheduled' | 'changed') => () =>
    pages.editing.listItems({ ...FIRST, sort: 'path', status })
  const questions: [name: string, allow: Permission, list: () => Promise<{ total: number }>][] = [
    ['to-send', 'orders.read', orders({ toShip: true })],
    ['to-pay', 'orders.read', orders({ status: 'on-hold' })],
    ['unpaid', 'orders.read', orders({ status: 'pending' })],
    ['returns', 'orders.read', orders({ hasReturn: true })],
    [
      'withdrawals',
      'orders.read',
      () => shop.withdrawals.list({ ...FIRST, sort: 'createdAt', state: 'open' }),
    ],
    [
      'new-messages',
      'submissions.read',
      () => forms.submissions.list({ ...FIRST, sort: 'createdAt', status: 'new' }),
    ],
    [
      'held-destinations',
      'pages.publish',
      async () => ({ total: await forms.destinations.countWaiting() }),
    ],
    [
      'pending-comments',
      'comments.moderate',
      () => comments.items.list({ ...FIRST, sort: 'createdAt', status: 'pending' }),
    ],
    [
      'pending-reviews',
      'products.write',
      () => shop.reviews.list({ ...FIRST, sort: 'createdAt', status: 'pending' }),
    ],
    [
      'failed-mails',
      'jobs.read',
      () => listOutbox(db, { ...FIRST, sort: 'createdAt', state: 'failed' }),
    ],
    ['update', 'settings.write', async () => ({ total: (await health.hasUpdate()) ? 1 : 0 })],
    [
      'paused-tests',
      'pages.publish',
      async () => {
        const tests = [...(await splitTests.all()).values()]
        const isStuck = tests.filter(one => one.pauseReason && one.pauseReason !== 'staff')
        return { total: isStuck.length }
      },
    ],
    ['scheduled-pages', 'pages.publish', pagesThatAre('scheduled')],
    ['changed-pages', 'pages.publish', pagesThatAre('changed')],
    [
      'low-stock',
      'products.write',
      () => shop.products.list({ ...FIRST, sort: 'name', stock: 'low' }),
    ],
  ]
  const counted = await Promise.all(
    questions
      .filter(([, allow]) => may(allow))
      .map(async ([name, , list]) => ({ name, count: (await list()).total })),
  )
  return counted.filter(({ count }) => count > 0)
}
