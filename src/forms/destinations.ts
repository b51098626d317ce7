import { type Clock, createId, type Destination, type Json, ok, refuse } from '#base'
import {
  addToOutbox,
  type Database,
  type DatabaseKind,
  inTransaction,
  transactionAdvisoryLock,
} from '#db'
import type { FormDestination } from './schema.ts'

/** An outbox entry that waits for approval of its destination. */
export interface HeldDelivery {
  submissionId: string
  destination: Destination
  entry: { kind: string; payload: Record<string, Json>; uniqueKey: string }
}

/** Held deliveries released per statement. */
const BATCH = 200

export interface DestinationDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  siteEmail(): Promise<string>
}

/**
 * Destinations of form data. They are approved when someone with publishing rights publishes or
 * approves them; until then, deliveries are held (decision 61).
 */
export function createDestinations({ db, kind: databaseKind, clock, siteEmail }: DestinationDeps) {
  /** Adds new destinations; approves all of them unless the author needs approval. */
  async function notice(
    tx: Database,
    destinations: readonly Destination[],
    author: { name: string; needsApproval?: boolean },
  ) {
    if (destinations.length === 0) return
    if (!author.needsApproval) await lock(tx, destinations)
    const now = clock.now()
    const approval = author.needsApproval ? {} : { approved_by: author.name, approved_at: now }
    await tx
      .insertInto('form_destinations')
      .values(
        destinations.map(one => ({
          ...toKey(one),
          requested_by: author.name,
          requested_at: now,
          approved_by: null,
          approved_at: null,
          ...approval,
        })),
      )
      .onConflict(conflict => conflict.columns(['kind', 'address']).doNothing())
      .execute()
    if (author.needsApproval) return
    for (const one of destinations) await approveIn(tx, one, author.name)
  }

  /**
   * Prevents a race between approval and submission. Call it once per transaction with all
   * destinations; a fixed lock order prevents deadlocks.
   */
  async function lock(tx: Database, destinations: readonly Destination[]) {
    const names = destinations.map(one => lockName(toKey(one)))
    for (const name of [...new Set(names)].sort())
      await transactionAdvisoryLock({ tx, kind: databaseKind }, name)
  }

  async function approveIn(tx: Database, destination: Destination, by: string) {
    const { kind, address } = toKey(destination)
    const changed = await tx
      .updateTable('form_destinations')
      .set({ approved_by: by, approved_at: clock.now() })
      .where('kind', '=', kind)
      .where('address', '=', address)
      .where('approved_at', 'is', null)
      .executeTakeFirst()
    for (;;) {
      const held = await tx
        .selectFrom('form_held_deliveries')
        .selectAll()
        .where('kind', '=', kind)
        .where('address', '=', address)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      for (const row of held) {
        const entry = { kind: row.entry_kind, payload: JSON.parse(row.payload) as Json }
        await addToOutbox(tx, { ...entry, uniqueKey: row.unique_key }, clock.now())
      }
      if (held.length > 0) {
        const ids = held.map(({ id }) => id)
        await tx.deleteFrom('form_held_deliveries').where('id', 'in', ids).execute()
      }
      if (held.length < BATCH) return Number(changed.numUpdatedRows) > 0
    }
  }

  async function isApproved(tx: Database, destination: Destination): Promise<boolean> {
    const { kind, address } = toKey(destination)
    if (kind === 'mail' && address === (await siteEmail()).trim().toLowerCase()) return true
    const row = await tx
      .selectFrom('form_destinations')
      .select('approved_at')
      .where('kind', '=', kind)
      .where('address', '=', address)
      .executeTakeFirst()
    return row?.approved_at != null
  }

  return {
    notice,
    isApproved,

    lock,

    /** Adds a delivery to the outbox, or holds it until its destination is approved. Requires `lock`. */
    async deliver(tx: Database, { submissionId, destination, entry }: HeldDelivery, nowMs: number) {
      if (await isApproved(tx, destination)) return addToOutbox(tx, entry, nowMs)
      // Destinations from variables are first seen here.
      await notice(tx, [destination], { name: '', needsApproval: true })
      await tx
        .insertInto('form_held_deliveries')
        .values({
          id: createId(clock),
          submission_id: submissionId,
          ...toKey(destination),
          entry_kind: entry.kind,
          payload: JSON.stringify(entry.payload),
          unique_key: entry.uniqueKey,
          created_at: nowMs,
        })
        .onConflict(conflict => conflict.column('unique_key').doNothing())
        .execute()
    },

    /** Registers an unapproved destination outside of a transaction; returns whether it is approved. */
    async check(destination: Destination, by: string): Promise<boolean> {
      if (await isApproved(db, destination)) return true
      await notice(db, [destination], { name: by, needsApproval: true })
      return false
    },

    /** Pending ones first, then by address. */
    async list(): Promise<FormDestination[]> {
      const rows = await db
        .selectFrom('form_destinations')
        .selectAll()
        .select(eb =>
          eb
            .selectFrom('form_held_deliveries')
            .whereRef('form_held_deliveries.kind', '=', 'form_destinations.kind')
            .whereRef('form_held_deliveries.address', '=', 'form_destinations.address')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('held'),
        )
        .orderBy('address')
        .execute()
      return rows
        .map(row => ({
          kind: row.kind as Destination['kind'],
          address: row.address,
          requestedBy: row.requested_by,
          requestedAt: Number(row.requested_at),
          approvedBy: row.approved_by,
          approvedAt: row.approved_at === null ? null : Number(row.approved_at),
          held: Number(row.held ?? 0),
        }))
        .sort((a, b) => Number(a.approvedAt !== null) - Number(b.approvedAt !== null))
    },

    async countWaiting(): Promise<number> {
      const { count } = await db
        .selectFrom('form_destinations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('approved_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Approves a destination and releases its held deliveries. */
    approve: (destination: Destination, by: string) =>
      inTransaction({ db }, async tx => {
        await lock(tx, [destination])
        return (await approveIn(tx, destination, by)) ? ok() : refuse('not-found')
      }),

    /** Deletes a destination and its held deliveries. Submissions are kept. */
    remove: (destination: Destination) =>
      inTransaction({ db }, async tx => {
        const { kind, address } = toKey(destination)
        await tx
          .deleteFrom('form_held_deliveries')
          .where('kind', '=', kind)
          .where('address', '=', address)
          .execute()
        const gone = await tx
          .deleteFrom('form_destinations')
          .where('kind', '=', kind)
          .where('address', '=', address)
          .executeTakeFirst()
        return gone.numDeletedRows > 0n ? ok() : refuse('not-found')
      }),
  }
}

export type Destinations = ReturnType<typeof createDestinations>

/** Email addresses are case-insensitive. */
const toKey = ({ kind, address }: Destination) => ({
  kind,
  address: kind === 'mail' ? address.trim().toLowerCase() : address.trim(),
})

const lockName = ({ kind, address }: Destination) => `form-destination ${kind} ${address}` as const
