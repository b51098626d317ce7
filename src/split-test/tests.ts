import { Value } from 'typebox/value'
import { ok, refuse } from '#base'
import { addToOutbox, type Database, inTransaction, invalidate, type Tables } from '#db'
import { type SplitTestDeps, splitTestTag } from './deps.ts'
import {
  type PauseReason,
  type TestDefinition,
  TestDefinitionSchema,
  type TestStatus,
} from './schema.ts'

export interface SplitTest {
  id: string
  /** Page, template or layout block that contains the test. */
  pageId: string
  status: TestStatus
  definition: TestDefinition
  startedAt: number
  endedAt: number | undefined
  winner: string | undefined
  pauseReason: PauseReason | undefined
  /** Start of the current pause, or of the pause in which it ended; UTC milliseconds. */
  pausedAt: number | undefined
  /** Total length of earlier pauses. */
  pausedMs: number
  /** Counts before this time (UTC milliseconds) are sample data; undefined if all are real. */
  sampleUntil: number | undefined
}

const ATTEMPTS = 5

/** Template of the mail about an automatic pause. */
export const PAUSED_MAIL = 'split-test-paused'

/** Lifecycle of tests. The definition is read from the page once, at the start. */
export function createTests({
  db,
  clock,
  notificationRecipients,
}: Pick<SplitTestDeps, 'db' | 'clock' | 'notificationRecipients'>) {
  let known: ReadonlyMap<string, SplitTest> | undefined

  /** Retries when another process changes the test concurrently. */
  async function change(...request: Parameters<typeof changeOnce>) {
    for (let attempt = 1; ; attempt++) {
      const changed = await changeOnce(...request)
      if (changed.ok || changed.reason !== 'conflict') return changed
      if (attempt === ATTEMPTS) return refuse('wrong-status')
    }
  }

  async function changeOnce(
    id: string,
    from: readonly TestStatus[],
    set: { status: TestStatus; pause_reason?: string | null; winner?: string; ended_at?: number },
    within?: (tx: Database, test: SplitTest, changedAt: number) => Promise<void>,
  ) {
    return inTransaction({ db }, async tx => {
      const row = await tx
        .selectFrom('split_tests')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return refuse('not-found')
      const test = toTest(row)
      if (!from.includes(test.status)) return refuse('wrong-status')
      const now = clock.now()
      const paused = pausesOf(test, set.status, now)
      const changed = await tx
        .updateTable('split_tests')
        .set({ ...set, ...paused, updated_at: now })
        .where('id', '=', id)
        // Optimistic lock against concurrent changes.
        .where('status', 'in', from)
        .where('updated_at', '=', row.updated_at)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return refuse('conflict')
      await within?.(tx, test, row.updated_at)
      await invalidate(tx, [splitTestTag(id)])
      return ok()
    })
  }

  return {
    /** All started tests by id. */
    all: () => readAll(db),

    /** Result of the last `refresh`: rendering does not query the database. */
    lastKnown: () => known,

    /** Reloads the tests. Call it at startup and after changes. */
    async refresh() {
      known = await readAll(db)
    },

    /** `id`: as in the page's document. */
    start: (id: string, pageId: string, definition: TestDefinition) =>
      inTransaction({ db }, async tx => {
        if (!isComplete(definition)) return refuse('incomplete')
        const now = clock.now()
        const inserted = await tx
          .insertInto('split_tests')
          .values({
            id,
            page_id: pageId,
            status: 'running',
            definition: JSON.stringify(definition),
            started_at: now,
            updated_at: now,
          })
          .onConflict(conflict => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!inserted) return refuse('already-started')
        await invalidate(tx, [splitTestTag(id)])
        return ok()
      }),

    /** Automatic pauses are mailed to everyone who may start tests. */
    async pause(id: string, reason: PauseReason) {
      const to = reason === 'staff' ? [] : await notificationRecipients()
      return change(
        id,
        ['running'],
        { status: 'paused', pause_reason: reason },
        async (tx, test, changedAt) => {
          for (const address of to) {
            const payload = {
              template: PAUSED_MAIL,
              to: address,
              test: id,
              name: test.definition.name,
              reason,
            }
            // Two processes may pause it at once; both use the same last change for the key.
            const uniqueKey = `${PAUSED_MAIL}:${id}:${changedAt}:${address}`
            await addToOutbox(tx, { kind: 'mail', payload, uniqueKey }, clock.now())
          }
        },
      )
    },

    resume: (id: string) => change(id, ['paused'], { status: 'running', pause_reason: null }),

    /** Removes sample counts and keeps real ones. */
    deleteSample: (id: string) =>
      inTransaction({ db }, async tx => {
        const row = await tx
          .selectFrom('split_tests')
          .select('sample_until')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row || row.sample_until === null) return refuse('not-found')
        const until = Number(row.sample_until)
        await tx
          .deleteFrom('split_test_counts')
          .where('test_id', '=', id)
          .where('hour', '<', until)
          .execute()
        await tx
          .updateTable('split_tests')
          .set({ sample_until: null, started_at: until, updated_at: clock.now() })
          .where('id', '=', id)
          .execute()
        await invalidate(tx, [splitTestTag(id)])
        return ok()
      }),

    /** Permanent. `apply` writes the winner into the page within the transaction. */
    end: (
      id: string,
      winner: string,
      apply: (tx: Database, test: SplitTest) => Promise<void> = async () => {},
    ) =>
      change(
        id,
        ['running', 'paused'],
        { status: 'ended', pause_reason: null, winner, ended_at: clock.now() },
        apply,
      ),

    /** Deletes all counts, too. */
    async delete(id: string) {
      return inTransaction({ db }, async tx => {
        const { numDeletedRows } = await tx
          .deleteFrom('split_tests')
          .where('id', '=', id)
          .where('status', '=', 'ended')
          .executeTakeFirst()
        return numDeletedRows > 0n ? ok() : refuse('not-found')
      })
    },
  }
}

export type Tests = ReturnType<typeof createTests>

/** A test that ends while paused stops counting at the pause. */
function pausesOf({ pausedAt, pausedMs }: SplitTest, status: TestStatus, now: number) {
  if (status === 'paused') return { paused_at: now }
  if (status === 'ended' || pausedAt === undefined) return {}
  return { paused_at: null, paused_ms: pausedMs + Math.max(0, now - pausedAt) }
}

/** Running time without pauses. */
export function ranMs({ startedAt, endedAt, pausedAt, pausedMs }: SplitTest, now: number): number {
  return Math.max(0, (pausedAt ?? endedAt ?? now) - startedAt - pausedMs)
}

/** At least two subjects have a weight, and keys are unique. */
function isComplete(definition: TestDefinition): boolean {
  if (!Value.Check(TestDefinitionSchema, definition)) return false
  const { subjects } = definition
  const isDifferent = new Set(subjects.map(({ key }) => key)).size === subjects.length
  return isDifferent && subjects.filter(({ weight }) => weight > 0).length >= 2
}

async function readAll(db: Database): Promise<ReadonlyMap<string, SplitTest>> {
  const rows = await db.selectFrom('split_tests').selectAll().orderBy('started_at').execute()
  return new Map(rows.map(row => [row.id, toTest(row)]))
}

function toTest(row: Tables['split_tests']): SplitTest {
  return {
    id: row.id,
    pageId: row.page_id,
    status: row.status as TestStatus,
    // Tests started before this option existed use the year-long cookie.
    definition: { remembered: 'year', ...JSON.parse(row.definition) },
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
    winner: row.winner ?? undefined,
    pauseReason: (row.pause_reason as PauseReason | null) ?? undefined,
    pausedAt: row.paused_at === null ? undefined : Number(row.paused_at),
    pausedMs: Number(row.paused_ms ?? 0),
    sampleUntil: row.sample_until === null ? undefined : Number(row.sample_until),
  }
}
