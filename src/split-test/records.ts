import { createHash } from 'node:crypto'
import { DAY, HOUR, SECOND } from '#base'
import { type Database, inTransaction, type Tables, withRelaxedDurability } from '#db'
import type { SplitTestDeps } from './deps.ts'
import type { Device, RecordType } from './schema.ts'

/** Interval and size of batches. */
const EVERY_MS = 200
const BATCH = 500
/** More events are refused, because the database cannot keep up. */
const MAX_WAITING = 20_000
/** Retry interval for failed writes. */
const RETRY_MS = 5 * SECOND
/** Failed events are dropped after this time. */
const RETRIED_MS = HOUR
/** Events of visitors are kept this long for deduplication. */
export const EVENT_RETENTION_MS = 90 * DAY
/** Older participations no longer count, because their events may be deleted. */
export const COUNTED_MS = EVENT_RETENTION_MS - DAY

/** An event of a visitor in a test. */
export interface SplitRecord {
  test: string
  subject: string
  /** The visitor's random id; stored as a hash per test. */
  visitor: string
  /** `order` is counted once per order with its value. */
  type: RecordType | 'order'
  /** Identifies repeatable events. */
  reference?: string
  device: Device
  isReturning: boolean
  /** Minor units. */
  value?: number
}

/** A page view or goal of a visitor without consent. Not deduplicated by visitor. */
export type SumRecord = Pick<SplitRecord, 'test' | 'subject' | 'device'> & { type: RecordType }

/** Prefix of the record type for sums, which are separate from counts per visitor. */
export const SUM_PREFIX = 'sum:'

type WaitingRecord = SplitRecord & { at: number }

/**
 * Collects events and writes them in batches several times a second. Events are deduplicated per
 * visitor across processes.
 */
export function createRecords({ db, clock }: Pick<SplitTestDeps, 'db' | 'clock'>) {
  let waiting: WaitingRecord[] = []
  let waitingSums: (SumRecord & { at: number })[] = []
  let timer: NodeJS.Timeout | undefined
  let batch = promised()
  let writing: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waitingSums.length > 0) {
      const sums = waitingSums
      waitingSums = []
      writing = writing.then(() => writeSums(sums))
    }
    if (waiting.length === 0) return writing
    const [records, done] = [waiting, batch]
    waiting = []
    batch = promised()
    writing = writing.then(() => write(records)).then(done.resolve, done.reject)
    return writing
  }

  /** Rejects if some could not be written; those are retried. */
  async function write(records: readonly WaitingRecord[]) {
    const failures: unknown[] = []
    for (let from = 0; from < records.length; from += BATCH) {
      const some = records.slice(from, from + BATCH)
      try {
        await withRelaxedDurability(() =>
          inTransaction({ db }, async tx => {
            await writeBatch(tx, some)
            return { ok: true }
          }),
        )
      } catch (error) {
        failures.push(error)
        waitAgain(some)
      }
    }
    if (failures.length > 0) throw failures[0]
  }

  async function writeSums(sums: readonly (SumRecord & { at: number })[]) {
    const counts = new Map<string, Count>()
    for (const { type, ...one } of sums) {
      count(counts, { ...one, type: `${SUM_PREFIX}${type}`, isReturning: false })
    }
    try {
      await withRelaxedDurability(() =>
        inTransaction({ db }, async tx => {
          await addCounts(tx, counts)
          return { ok: true }
        }),
      )
    } catch {
      const oldest = clock.now() - RETRIED_MS
      waitingSums = [...sums.filter(({ at }) => at > oldest), ...waitingSums].slice(0, MAX_WAITING)
      timer ??= setTimeout(() => flush().catch(() => {}), RETRY_MS).unref()
    }
  }

  function waitAgain(records: readonly WaitingRecord[]) {
    const oldest = clock.now() - RETRIED_MS
    waiting = [...records.filter(({ at }) => at > oldest), ...waiting].slice(0, MAX_WAITING)
    timer ??= setTimeout(flush, RETRY_MS).unref()
  }

  return {
    /** Resolves after writing and rejects if it must be retried; false if the queue is full. */
    async add(records: readonly SplitRecord[]): Promise<boolean> {
      if (records.length === 0) return true
      if (waiting.length + records.length > MAX_WAITING) return false
      const at = clock.now()
      waiting.push(...records.map(record => ({ ...record, at })))
      timer ??= setTimeout(flush, EVERY_MS).unref()
      await batch.promise
      return true
    },

    /** Like `add`, without waiting. */
    addLater(records: readonly SplitRecord[]) {
      this.add(records).catch(() => {})
    },

    /** Adds to the sums. Failed writes are retried for an hour. */
    sumLater(sums: readonly SumRecord[]) {
      if (sums.length === 0) return
      const room = Math.max(0, MAX_WAITING - waitingSums.length)
      const at = clock.now()
      waitingSums.push(...sums.slice(0, room).map(one => ({ ...one, at })))
      timer ??= setTimeout(() => flush().catch(() => {}), EVERY_MS).unref()
    },

    flush,

    /** Deletes events of visitors; counts are kept. */
    async prune() {
      await db
        .deleteFrom('split_test_events')
        .where('at', '<', clock.now() - EVENT_RETENTION_MS)
        .execute()
    },
  }
}

export type Records = ReturnType<typeof createRecords>

async function writeBatch(tx: Database, records: readonly WaitingRecord[]) {
  const rows = new Map(
    records.map(record => {
      const { test, visitor, type, reference = '', subject, at } = record
      const row = {
        test_id: test,
        visitor: hashOf(test, visitor),
        record_type: type,
        reference,
        subject,
        at,
      }
      return [keyOf(row), { row, record }]
    }),
  )
  const seen = await readSeen(tx, rows)
  const counted = Array.from(rows.values(), one => one.row).filter(
    row => !NEEDS_VIEW.has(row.record_type) || seen.has(`${row.test_id} ${row.visitor}`),
  )
  if (counted.length === 0) return
  const added = await tx
    .insertInto('split_test_events')
    .values(counted)
    .onConflict(conflict => conflict.doNothing())
    .returning(['test_id', 'visitor', 'record_type', 'reference'])
    .execute()
  const counts = new Map<string, Count>()
  for (const one of added) {
    const found = rows.get(keyOf(one))
    if (found) count(counts, found.record)
  }
  await addCounts(tx, counts)
}

async function addCounts(tx: Database, counts: ReadonlyMap<string, Count>) {
  if (counts.size === 0) return
  // All processes use the same order, which prevents deadlocks.
  const ordered = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  await tx
    .insertInto('split_test_counts')
    .values(ordered)
    .onConflict(conflict =>
      conflict
        .columns(['test_id', 'hour', 'subject', 'record_type', 'device', 'is_returning'])
        .doUpdateSet(eb => ({
          times: eb('split_test_counts.times', '+', eb.ref('excluded.times')),
          value: eb('split_test_counts.value', '+', eb.ref('excluded.value')),
          value_squares: eb(
            'split_test_counts.value_squares',
            '+',
            eb.ref('excluded.value_squares'),
          ),
        })),
    )
    .execute()
}

/** Counted only for visitors who have seen the test. */
const NEEDS_VIEW = new Set<string>(['con_goal', 'con_short', 'order', 'error'])

/** Visitors with a counted page view, stored or in the same batch. */
async function readSeen(
  tx: Database,
  rows: ReadonlyMap<string, { row: { test_id: string; visitor: string; record_type: string } }>,
): Promise<Set<string>> {
  const all = Array.from(rows.values(), one => one.row)
  const views = all.filter(row => row.record_type === 'view_page')
  const seen = new Set(views.map(row => `${row.test_id} ${row.visitor}`))
  const asked = all.filter(row => NEEDS_VIEW.has(row.record_type))
  if (asked.length === 0) return seen
  const found = await tx
    .selectFrom('split_test_events')
    .select(['test_id', 'visitor'])
    .where('record_type', '=', 'view_page')
    .where('test_id', 'in', [...new Set(asked.map(row => row.test_id))])
    .where('visitor', 'in', [...new Set(asked.map(row => row.visitor))])
    .execute()
  for (const row of found) seen.add(`${row.test_id} ${row.visitor}`)
  return seen
}

type Count = Tables['split_test_counts']

function count(
  counts: Map<string, Count>,
  record: Pick<WaitingRecord, 'test' | 'subject' | 'device' | 'isReturning' | 'value' | 'at'> & {
    type: string
  },
) {
  const { test, subject, type, device, isReturning, value = 0, at } = record
  const hour = Math.floor(at / HOUR) * HOUR
  const key = [test, hour, subject, type, device, Number(isReturning)].join(' ')
  const known = counts.get(key)
  counts.set(key, {
    test_id: test,
    hour,
    subject,
    record_type: type,
    device,
    is_returning: Number(isReturning),
    times: (known?.times ?? 0) + 1,
    value: (known?.value ?? 0) + value,
    value_squares: (known?.value_squares ?? 0) + value ** 2,
  })
}

function hashOf(test: string, visitor: string): string {
  return createHash('sha256').update(`${test} ${visitor}`).digest('base64url').slice(0, 20)
}

const keyOf = (row: { test_id: string; visitor: string; record_type: string; reference: string }) =>
  [row.test_id, row.visitor, row.record_type, row.reference].join(' ')

function promised() {
  let settle: { resolve(): void; reject(error: unknown): void } | undefined
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Prevents an unhandled rejection when nobody waits.
  promise.catch(() => {})
  return {
    promise,
    resolve: () => settle?.resolve(),
    reject: (error: unknown) => settle?.reject(error),
  }
}
