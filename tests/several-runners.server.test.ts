import { expect, it, onTestFinished, vi } from 'vitest'
import { SECOND } from '#base'
import { addToOutbox, createRunner, type OutboxHandler, type Task } from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'

/** Generous timeout for busy machines. */
const PATIENCE = { timeout: 15_000, interval: 5 }

describeDatabases('several runners', openDatabase => {
  async function open() {
    const { db } = await openDatabase()
    const clock = createManualClock(1_000_000)
    const start = (work: { handler?: OutboxHandler; tasks?: Task[]; concurrency?: number }) => {
      const runner = createRunner({
        db,
        clock,
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
    return { db, clock, start, add, left }
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
