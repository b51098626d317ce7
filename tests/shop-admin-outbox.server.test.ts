import { expect, it } from 'vitest'
import { messages as jobMessages } from '../src/admin/resources/jobs/messages.ts'
import { createBackground } from '../src/server/background.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const SECRET = 'b7h2k5-sealed-link'

/** Tasks that only some settings add. */
const OPTIONAL_TASKS = ['back-up', 'purge-cdn', 'verify-backups']

describeDatabases('outbox and jobs in the admin', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { db, clock } = desk.services
    const add = async (id: string, values: object = {}) =>
      db
        .insertInto('outbox')
        .values({
          id,
          kind: 'mail',
          unique_key: null,
          payload: JSON.stringify({ template: 'password-link', link: SECRET }),
          created_at: clock.now(),
          due_at: clock.now() + 1000,
          attempts: 0,
          leased_until: 0,
          lease: null,
          done_at: null,
          failed_at: null,
          last_error: null,
          recipient: 'ada@example.com',
          subject: 'A new password',
          ...values,
        })
        .execute()
    return Object.assign(desk, { add, owner: await desk.as('owner') })
  }

  it('shows queued, failed and sent entries without secrets', async () => {
    const desk = await open()
    await desk.add('waits')
    const error = `connect smtp://user:pa55@mail.example/?token=${SECRET} refused`
    await desk.add('failed', { failed_at: 1, attempts: 12, last_error: error })
    // Recent, because old deliveries are pruned.
    await desk.add('done', { done_at: desk.clock.now() })
    for (const [state, id] of [
      ['waiting', 'waits'],
      ['failed', 'failed'],
      ['done', 'done'],
    ]) {
      const { body } = await desk.manager.call('GET', `/outbox?state=${state}&order=desc`)
      expect(body, state).toMatchObject({ total: 1, items: [{ id, template: 'password-link' }] })
    }
    const all = await desk.manager.call('GET', '/outbox?q=ADA%40example')
    expect(all.body.total).toBe(3)
    expect(JSON.stringify(all.body)).not.toMatch(/sealed|pa55|payload/)
    expect((await (await desk.as('author')).call('GET', '/outbox')).status).toBe(403)
  })

  it('retries one or all failed entries and deletes unwanted ones', async () => {
    const desk = await open()
    const given = { failed_at: 1, attempts: 12, last_error: 'down' }
    for (const id of ['a', 'b', 'c']) await desk.add(id, given)
    await desk.add('sent', { done_at: desk.clock.now() })
    expect((await desk.manager.call('POST', '/outbox/a/retry')).status).toBe(403)
    const one = await desk.owner.call('POST', '/outbox/a/retry')
    expect(one.body).toMatchObject({ state: 'waiting', attempts: 0, nextTryAt: desk.clock.now() })
    expect((await desk.owner.call('POST', '/outbox/sent/retry')).body.error).toBe('not-allowed')
    expect((await desk.owner.call('POST', '/outbox/none/retry')).status).toBe(404)
    expect((await desk.owner.call('POST', '/outbox/retry')).body).toEqual({ retried: 2 })
    expect((await desk.owner.call('DELETE', '/outbox/b')).status).toBe(204)
    expect((await desk.owner.call('DELETE', '/outbox/b')).status).toBe(404)
    await desk.add('leased', { leased_until: desk.clock.now() + 1000 })
    expect((await desk.owner.call('DELETE', '/outbox/leased')).status).toBe(409)
  })

  it('names every task in the languages of the staff', async () => {
    const desk = await open()
    const { body } = await desk.manager.call('GET', '/jobs')
    const keys = body.items.map(({ id }: { id: string }) => id.replace(/[^a-z]+/g, '-'))
    expect(keys.length).toBeGreaterThan(10)
    for (const { tasks } of [jobMessages.en, jobMessages.de]) {
      expect(Object.keys(tasks as object).sort()).toEqual([...keys, ...OPTIONAL_TASKS].sort())
    }
  })

  it('says when each task last ran, and why it failed', async () => {
    const desk = await open()
    const background = createBackground(desk.services, () => {})
    const listed = async (id: string) => {
      const { body } = await desk.manager.call('GET', '/jobs')
      return body.items.find((task: { id: string }) => task.id === id)
    }
    await background.drain()
    expect(await listed('shop: popularity')).toMatchObject({
      startedAt: desk.clock.now(),
      isFailing: false,
    })
    const broken = createBackground(
      {
        ...desk.services,
        shop: {
          ...desk.services.shop,
          tasks: [
            {
              name: 'shop: popularity',
              everyMs: 1000,
              run: async () => {
                throw new Error('no pots')
              },
            },
          ],
        },
      },
      () => {},
    )
    await broken.drain()
    expect(await listed('shop: popularity')).toMatchObject({
      isFailing: true,
      lastError: 'no pots',
    })
  })
})
