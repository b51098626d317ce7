import { expect, it, onTestFinished, vi } from 'vitest'
import { DAY, HOUR, MINUTE, ok, SECOND } from '#base'
import { addToOutbox, createRunner, inTransaction, isUniqueViolation, pruneOutbox } from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { openTestServices } from './support/services.ts'

/** Generous timeout for busy machines. */
const PATIENCE = { timeout: 15_000, interval: 20 }

describeDatabases('the background', openDatabase => {
  it('has one process run a task, and another when that one has died', async () => {
    const { db } = await openDatabase()
    const clock = createManualClock(1_000_000)
    const runs: string[] = []
    const runner = (name: string) =>
      createRunner({
        db,
        clock,
        handlers: {},
        onError: error => {
          throw error
        },
        pollMs: 1,
        tasks: [
          { name: 'soon', everyMs: SECOND, run: async () => runs.push(name) },
          { name: 'hourly', everyMs: HOUR, run: async () => runs.push(`${name} hourly`) },
        ],
      })
    const [one, other] = [runner('one'), runner('other')]
    const turn = () => new Promise(resolve => setTimeout(resolve, 30))
    // Also after a failed expectation, because running tasks would use a closed database.
    onTestFinished(async () => {
      await Promise.all([one.stop(), other.stop()])
    })
    one.start()
    // Both tasks are leased before the other process looks.
    await vi.waitFor(() => expect(new Set(runs)).toEqual(new Set(['one', 'one hourly'])), PATIENCE)
    other.start()
    for (let step = 0; step < 5; step++) {
      clock.advance(SECOND)
      await turn()
    }
    expect(new Set(runs)).toEqual(new Set(['one', 'one hourly']))
    expect(runs.filter(run => run === 'one').length).toBeGreaterThan(3)
    expect(runs.filter(run => run === 'one hourly')).toHaveLength(1)

    // Stopping releases its tasks at once.
    await one.stop()
    runs.length = 0
    clock.advance(30 * SECOND)
    await vi.waitFor(() => expect(runs).toContain('other'), PATIENCE)

    // After a crash, its lease must expire first.
    await other.stop()
    await db
      .updateTable('task_runs')
      .set({ owner: 'dead', leased_until: clock.now() + 30 * SECOND })
      .execute()
    const third = runner('third')
    onTestFinished(() => third.stop())
    third.start()
    clock.advance(10 * SECOND)
    await turn()
    expect(runs).not.toContain('third')
    clock.advance(MINUTE)
    await vi.waitFor(() => {
      // A look that began before the clock was advanced schedules the next one after it.
      clock.advance(SECOND)
      expect(runs).toContain('third')
    }, PATIENCE)

    // A lease from before the clock was set back is ignored.
    await db
      .updateTable('task_runs')
      .set({ owner: 'dead', leased_until: clock.now() + 3 * DAY })
      .execute()
    runs.length = 0
    clock.advance(30 * SECOND)
    await vi.waitFor(() => expect(runs).toContain('third'), PATIENCE)
  })

  it('deletes old delivered mail and unpublished revisions and keeps the rest', async () => {
    const clock = createManualClock(1_000 * DAY)
    const { db, pages } = await openTestServices(openDatabase, {}, clock)
    await addToOutbox(db, { kind: 'mail', payload: 'done' }, clock.now())
    await db.updateTable('outbox').set({ done_at: clock.now() }).execute()
    await addToOutbox(db, { kind: 'mail', payload: 'failed' }, clock.now())
    const document = {
      schema: 1 as const,
      upgrades: {},
      root: { props: { title: 'A' } },
      content: [],
    }
    const saved = await pages.save({ path: '/a', document, author: 'test', publish: true })
    if (!saved.ok) throw new Error(saved.reason)
    const author = { id: null, name: 'Aino' }
    const revision = {
      page_id: saved.id,
      document: '{}',
      title: 'A',
      author: author.name,
      author_id: null,
      updated_at: null,
    }
    for (let n = 0; n < 70; n++) {
      clock.advance(HOUR)
      await db
        .insertInto('page_revisions')
        .values({ ...revision, id: `r${n}`, created_at: clock.now(), event: 'saved' })
        .execute()
    }
    const left = async () => ({
      mails: (await db.selectFrom('outbox').select('payload').execute()).map(row => row.payload),
      revisions: (await db.selectFrom('page_revisions').select('event').execute()).map(
        row => row.event,
      ),
    })
    const before = await left()
    await pruneOutbox(db, clock.now())
    await pages.editing.pruneRevisions()
    expect(await left()).toEqual(before)
    clock.advance(95 * DAY)
    await pruneOutbox(db, clock.now())
    await pages.editing.pruneRevisions()
    const after = await left()
    expect(after.mails).toEqual(['"failed"'])
    expect(after.revisions.filter(event => event === 'published')).toHaveLength(1)
    expect(after.revisions.filter(event => event === 'saved')).toHaveLength(50)
  })

  it('retries a name conflict exactly once', async () => {
    const { db } = await openDatabase()
    let tries = 0
    const add = () =>
      inTransaction({ db }, async tx => {
        tries++
        await tx
          .insertInto('redirects')
          .values({ from_path: '/a', to_path: '/b', status: 301, created_at: 1 })
          .execute()
        return ok()
      })
    expect((await add()).ok).toBe(true)
    tries = 0
    const failure = await add().catch(error => error)
    expect(isUniqueViolation(failure)).toBe(true)
    expect(tries).toBe(2)
  })

  it('creates no invitation if its mail cannot be queued', async () => {
    const { db, access } = await openTestServices(openDatabase)
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute()
    const invited = { email: 'mika@example.com', name: 'Mika', role: 'editor' as const }
    await expect(access.invite(invited, { id: null, name: 'x', address: null })).rejects.toThrow()
    expect(await access.invitations.list()).toEqual([])
  })
})
