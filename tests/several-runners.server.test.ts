import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SECOND } from '#base'
import { addToOutbox, connect, createRunner, type OutboxHandler, type Task } from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'

/** Generous timeout for busy machines. */
const PATIENCE = { timeout: 15_000, interval: 5 }

describeDatabases('several runners', (openDatabase, kind) => {
  async function open() {
    const { db, processes, url, dataDir } = await openDatabase()
    const clock = createManualClock(1_000_000)
    const start = (work: { handler?: OutboxHandler; tasks?: Task[]; concurrency?: number }) => {
      const runner = createRunner({
        db,
        clock,
        processes,
        handlers: { hook: work.handler ?? (async () => {}) },
        concurrency: { hook: work.concurrency ?? 2 },
        tasks: work.tasks ?? [],
        onError: error => {
          throw error
        },
        pollMs: 1,
      })
      onTestFinished(() => runner.stop())
      runner.start()
      return runner
    }
    const add = (payload: string) => addToOutbox(db, { kind: 'hook', payload: { payload } }, 1)
    const left = async () =>
      (await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).length
    return { db, clock, start, add, left, url, dataDir }
  }

  it('deliver each entry once between them', async () => {
    const { start, add, left } = await open()
    for (let entry = 0; entry < 150; entry++) await add(`${entry}`)
    const delivered: string[] = []
    const by = new Set<string>()
    for (const name of ['one', 'other', 'third']) {
      start({
        handler: async ({ payload }) => {
          by.add(name)
          delivered.push(String(payload))
          await new Promise(resolve => setTimeout(resolve, 2))
        },
      })
    }
    await vi.waitFor(async () => expect(await left()).toBe(0), PATIENCE)
    expect(delivered).toHaveLength(150)
    expect(new Set(delivered).size).toBe(150)
    expect(by.size).toBeGreaterThan(1)
  })

  it('leave an entry to the one that has taken over its lease', async () => {
    const { db, start, add, left } = await open()
    await add('first')
    await add('second')
    const delivered: unknown[] = []
    const resume = Promise.withResolvers<void>()
    // Leases both, and goes on with the second one when the first is delivered.
    start({
      concurrency: 1,
      handler: async ({ payload }) => {
        delivered.push(payload)
        await resume.promise
      },
    })
    onTestFinished(() => resume.resolve())
    await vi.waitFor(() => expect(delivered).toHaveLength(1), PATIENCE)
    await db.updateTable('outbox').set({ lease: 'other', leased_until: 9_000_000 }).execute()
    resume.resolve()
    await vi.waitFor(async () => expect(await left()).toBe(1), PATIENCE)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(delivered).toHaveLength(1)
    const waiting = db.selectFrom('outbox').select('lease').where('done_at', 'is', null)
    expect(await waiting.execute()).toEqual([{ lease: 'other' }])
  })

  describe.skipIf(kind === 'sqlite')('after another process', () => {
    /** A connection that nothing uses, as that of a paused process. Returns the key of its lock. */
    async function pausedProcess({ dataDir, url }: { dataDir: string; url: string | undefined }) {
      const other = await connect({ dataDir, databaseUrl: url })
      onTestFinished(other.close)
      const leave = await other.lock.share()
      onTestFinished(async () => leave?.())
      const key = other.processes?.ownKey()
      if (!key) throw new Error('the lock of the process is not held')
      return key
    }

    /** An entry that a process has leased, and the time that has passed for a runner beside it. */
    async function openLeased({ isPaused = false } = {}) {
      const site = await open()
      await site.add('entry')
      const key = isPaused ? await pausedProcess(site) : 123
      const lease = (renewedMs: number) =>
        site.db
          .updateTable('outbox')
          .set({ lease: `${key}.a`, leased_until: site.clock.now() + 120 * SECOND - renewedMs })
          .execute()
      await lease(11 * SECOND)
      let delivered = 0
      vi.useFakeTimers({ toFake: ['performance'] })
      onTestFinished(() => void vi.useRealTimers())
      site.start({ handler: async () => void delivered++ })
      async function pass(seconds: number, everySecond = async () => {}) {
        for (let second = 0; second < seconds; second++) {
          vi.advanceTimersByTime(SECOND)
          await everySecond()
          await wait(30)
        }
        return delivered
      }
      return { ...site, lease, pass, delivered: () => delivered }
    }

    it('was killed, take over its entries within seconds', async () => {
      const { pass, delivered } = await openLeased()
      expect(await pass(9)).toBe(0)
      await pass(6)
      await vi.waitFor(() => expect(delivered()).toBe(1), PATIENCE)
    })

    it('was paused, leave its entries until the lease is over', async () => {
      const { pass } = await openLeased({ isPaused: true })
      expect(await pass(40)).toBe(0)
    })

    it('lost its lock, leave entries whose leases it renews', async () => {
      const { pass, lease } = await openLeased()
      const renew = async () => void (await lease(0))
      expect(await pass(40, renew)).toBe(0)
    })
  })

  it('abort a task when another has its lease', async () => {
    const { db, start } = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const signals: AbortSignal[] = []
    const run = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise(resolve => signal.addEventListener('abort', resolve))
    }
    start({ tasks: [{ name: 'long', everyMs: SECOND, run }] })
    await vi.waitFor(() => expect(signals).toHaveLength(1), PATIENCE)
    vi.advanceTimersByTime(16 * SECOND)
    expect(signals[0]?.aborted).toBe(false)
    await db.updateTable('task_runs').set({ owner: 'other', leased_until: 1_030_000 }).execute()
    await vi.waitFor(() => {
      vi.advanceTimersByTime(5 * SECOND)
      expect(signals[0]?.aborted).toBe(true)
    }, PATIENCE)
  })
})
