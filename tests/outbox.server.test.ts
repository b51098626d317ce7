import { expect, it } from 'vitest'
import { MINUTE } from '#base'
import { addToOutbox, createLeaseClock, createRunner, PermanentFailure } from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'

const quiet = () => {}

describeDatabases('outbox', openDatabase => {
  type Options = Partial<Parameters<typeof createRunner>[0]>

  async function open() {
    const { db } = await openDatabase()
    const clock = createManualClock(1_000_000)
    return {
      db,
      clock,
      add: (kind: string, payload: Record<string, number> = {}) =>
        addToOutbox(db, { kind, payload }, clock.now()),
      createRunner: (options: Options) =>
        createRunner({ db, clock, tasks: [], handlers: {}, onError: quiet, ...options }),
    }
  }

  /** Work that takes until it is released. */
  function hold() {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    return { released, release: () => release() }
  }

  it('delivers once, however many processes work on it', async () => {
    const { add, ...site } = await open()
    for (let index = 0; index < 50; index++) {
      await add('note', { index })
    }
    const delivered: number[] = []
    const runner = () =>
      site.createRunner({
        handlers: {
          note: async payload => {
            await new Promise(resolve => setTimeout(resolve, 1))
            delivered.push(Number(payload.index))
          },
        },
      })
    await Promise.all([runner(), runner(), runner()].map(one => one.drain()))
    expect(delivered.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index))
  })

  it('tries again with growing waits and gives up after twelve tries, keeping the entry', async () => {
    const { db, clock, add, ...site } = await open()
    await add('fails')
    let tries = 0
    const runner = site.createRunner({
      handlers: {
        fails: async () => {
          tries++
          throw new Error('down')
        },
      },
    })
    await runner.drain()
    expect(tries).toBe(1)
    await runner.drain()
    expect(tries).toBe(1)
    clock.advance(10_000)
    await runner.drain()
    expect(tries).toBe(2)
    for (let step = 0; step < 20; step++) {
      clock.advance(6 * 60 * MINUTE)
      await runner.drain()
    }
    expect(tries).toBe(12)
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row.failed_at).not.toBeNull()
    expect(row.last_error).toBe('down')
  })

  it('gives up at once on a permanent failure', async () => {
    const { db, clock, add, ...site } = await open()
    await add('fails')
    let tries = 0
    const runner = site.createRunner({
      handlers: {
        fails: async () => {
          tries++
          throw new PermanentFailure('gone')
        },
      },
    })
    await runner.drain()
    clock.advance(6 * 60 * MINUTE)
    await runner.drain()
    expect(tries).toBe(1)
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ failed_at: 1_000_000, last_error: 'gone', attempts: 1 })
  })

  it('delivers other kinds while every delivery of one kind hangs', async () => {
    const { db, clock, add, ...site } = await open()
    for (let index = 0; index < 30; index++) {
      await add('hangs')
    }
    await addToOutbox(db, { kind: 'note', payload: {} }, clock.now() + 1)
    clock.advance(1)
    let hanging = 0
    const { released, release } = hold()
    let noted = 0
    const runner = site.createRunner({
      pollMs: 5,
      concurrency: { hangs: 3 },
      handlers: {
        hangs: () => {
          hanging++
          return released
        },
        note: async () => {
          noted++
        },
      },
    })
    runner.start()
    await expect.poll(() => noted).toBe(1)
    expect(hanging).toBe(3)
    release()
    await expect.poll(() => hanging).toBe(30)
    await runner.stop()
  })

  it('runs frequent tasks while an hourly task takes long', async () => {
    const { clock, ...site } = await open()
    let runs = 0
    const { released, release } = hold()
    const runner = site.createRunner({
      pollMs: 5,
      tasks: [
        {
          name: 'housekeeping',
          everyMs: 60 * MINUTE,
          run: () => released,
        },
        {
          name: 'frequent',
          everyMs: 1,
          run: async () => {
            runs++
            clock.advance(1)
          },
        },
      ],
    })
    runner.start()
    await expect.poll(() => runs).toBeGreaterThan(2)
    release()
    await runner.stop()
  })

  it('takes over expired leases of a dead process', async () => {
    const { db, clock, add, ...site } = await open()
    await add('note')
    await db
      .updateTable('outbox')
      .set({ lease: 'dead', leased_until: clock.now() + 2 * MINUTE })
      .execute()
    let delivered = 0
    const runner = site.createRunner({
      handlers: {
        note: async () => {
          delivered++
        },
      },
    })
    await runner.drain()
    expect(delivered).toBe(0)
    clock.advance(2 * MINUTE)
    await runner.drain()
    expect(delivered).toBe(1)
  })

  it('respects the lease of a copy whose clock is ten minutes behind', async () => {
    const { db, kind } = await openDatabase()
    const started = Date.now()
    const clockOf = (offsetMs: number) => ({ now: () => Date.now() + offsetMs })
    await addToOutbox(db, { kind: 'note', payload: {} }, started - 20 * MINUTE)
    const { released, release } = hold()
    let deliveries = 0
    const runnerAt = (offsetMs: number) => {
      const clock = clockOf(offsetMs)
      return createRunner({
        db,
        clock,
        // With SQLite all copies share a machine.
        leaseClock: createLeaseClock({ db, clock: kind === 'sqlite' ? clockOf(0) : clock }),
        tasks: [],
        onError: quiet,
        handlers: {
          note: () => {
            deliveries++
            return released
          },
        },
      })
    }
    const behind = runnerAt(-10 * MINUTE).drain()
    await expect.poll(() => deliveries).toBe(1)
    await runnerAt(0).drain()
    expect(deliveries).toBe(1)
    release()
    await behind
  })

  it('skips an entry that was withdrawn while it waited for another of its kind', async () => {
    const { db, add, ...site } = await open()
    for (let index = 0; index < 4; index++) await add('note', { index })
    const { released, release } = hold()
    const delivered: number[] = []
    const runner = site.createRunner({
      pollMs: 5,
      concurrency: { note: 1 },
      handlers: {
        note: async payload => {
          await released
          delivered.push(Number(payload.index))
        },
      },
    })
    runner.start()
    const leased = () =>
      db.selectFrom('outbox').select(['id', 'payload']).where('lease', 'is not', null).execute()
    await expect.poll(leased).toHaveLength(4)
    await db.deleteFrom('outbox').where('payload', '=', '{"index":2}').execute()
    release()
    await expect.poll(leased).toHaveLength(0)
    await runner.stop()
    expect(delivered).toEqual([0, 1, 3])
  })

  it('renews the leases of running and waiting entries', async () => {
    const { db, clock, add, ...site } = await open()
    for (let index = 0; index < 3; index++) await add('note', { index })
    const { released, release } = hold()
    const delivered: number[] = []
    const runner = () =>
      site.createRunner({
        pollMs: 5,
        concurrency: { note: 1 },
        handlers: {
          note: async payload => {
            await released
            delivered.push(Number(payload.index))
          },
        },
      })
    const first = runner()
    first.start()
    const leasedUntil = async () => {
      const rows = await db.selectFrom('outbox').select('leased_until').execute()
      return rows.map(row => row.leased_until)
    }
    for (let step = 0; step < 4; step++) {
      clock.advance(1.5 * MINUTE)
      const until = clock.now() + 2 * MINUTE
      await expect.poll(leasedUntil).toEqual([until, until, until])
    }
    const second = runner()
    await second.drain()
    release()
    await expect.poll(() => delivered.length).toBe(3)
    await first.stop()
    expect(delivered).toEqual([0, 1, 2])
  })

  it('returns waiting entries to other processes when it stops', async () => {
    const { db, add, ...site } = await open()
    for (let index = 0; index < 3; index++) await add('note', { index })
    const { released, release } = hold()
    const runner = site.createRunner({
      pollMs: 5,
      concurrency: { note: 1 },
      handlers: { note: () => released },
    })
    runner.start()
    const leased = () =>
      db.selectFrom('outbox').where('lease', 'is not', null).selectAll().execute()
    await expect.poll(leased).toHaveLength(3)
    const stopped = runner.stop()
    release()
    await stopped
    expect(await leased()).toEqual([])
    const due = db.selectFrom('outbox').selectAll().where('done_at', 'is', null)
    expect((await due.execute()).map(row => row.leased_until)).toEqual([0, 0])
  })

  it('takes the same key once, and nothing of a transaction that failed', async () => {
    const { db } = await openDatabase()
    await addToOutbox(db, { kind: 'note', payload: 1, uniqueKey: 'order:1' }, 1)
    await addToOutbox(db, { kind: 'note', payload: 2, uniqueKey: 'order:1' }, 1)
    await db
      .transaction()
      .execute(async tx => {
        await addToOutbox(tx, { kind: 'note', payload: 3 }, 1)
        throw new Error('no')
      })
      .catch(quiet)
    expect(await db.selectFrom('outbox').select('payload').execute()).toEqual([{ payload: '1' }])
  })
})
