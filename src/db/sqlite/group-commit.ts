import { setImmediate } from 'node:timers'
import { CompiledQuery } from 'kysely'
import { VitrineError } from '#base'
import { synchronousLevel } from '../durability.ts'
import { retryWhileBusy } from './busy-retry.ts'
import { createQueue, type Release } from './queue.ts'
import type { SqliteFile } from './sqlite-file.ts'

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint member')
const RELEASE = CompiledQuery.raw('release member')
const ROLLBACK_TO = CompiledQuery.raw('rollback to member')

/** One transaction of SQLite that contains the transactions of several callers. */
interface Group {
  level: ReturnType<typeof synchronousLevel>
  /** Resolves after the commit, and rejects if it failed. */
  ended: Promise<void>
  commit(): void
  /** Ends a group that SQLite or its only member rolled back. */
  abandon(error?: unknown): void
}

/** A caller's transaction. It has the writer for itself until it commits or rolls back. */
export interface GroupMember {
  /** The promise resolves once the changes are durable. If this throws, the transaction is still open. */
  commit(): Promise<void>
  rollBack(): Promise<void>
}

/**
 * Transactions that end in the same turn of the event loop share one commit, which costs more than
 * all their statements. They run one after another, each in a savepoint, and each learns its
 * outcome only after the common commit, so that no answer depends on uncommitted changes.
 */
export function createGroupCommit(writer: SqliteFile) {
  const takeTurn = createQueue()
  let group: Group | undefined

  async function open(level: Group['level']): Promise<Group> {
    writer.setSynchronous(level)
    await retryWhileBusy(() => writer.run(BEGIN))
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
    // Without members that wait, nobody else handles the rejection.
    ended.catch(() => {})
    const end = (error?: unknown) => {
      group = undefined
      if (error) reject(error)
      else resolve()
    }
    const opened: Group = {
      level,
      ended,
      commit() {
        try {
          writer.run(COMMIT)
        } catch (error) {
          if (writer.isTransaction) writer.run(ROLLBACK)
          return end(error)
        }
        end()
      },
      abandon: end,
    }
    // Transactions that already wait for their turn join before the commit; later ones do not.
    setImmediate(async () => {
      if (group !== opened) return
      const release = await takeTurn()
      if (group === opened) opened.commit()
      release()
    })
    return opened
  }

  /** Joins the open group, or starts one. A commit that must reach the disk does not join one that need not. */
  async function begin(): Promise<GroupMember> {
    const release = await takeTurn()
    try {
      const level = synchronousLevel()
      if (group?.level === 'normal' && level === 'full') group.commit()
      if (!group) {
        group = await open(level)
        return firstMember(group, release)
      }
      writer.run(SAVEPOINT)
      return laterMember(group, release)
    } catch (error) {
      release()
      throw error
    }
  }

  /** Nobody joins before it ends, so it needs no savepoint. */
  function firstMember(own: Group, release: Release): GroupMember {
    return {
      commit() {
        release()
        return own.ended
      },
      async rollBack() {
        try {
          // SQLite ends the transaction itself, for example when the disk is full.
          if (writer.isTransaction) writer.run(ROLLBACK)
        } finally {
          own.abandon()
          release()
        }
      },
    }
  }

  function laterMember(own: Group, release: Release): GroupMember {
    return {
      commit() {
        writer.run(RELEASE)
        release()
        return own.ended
      },
      async rollBack() {
        if (!writer.isTransaction) {
          // As when the disk is full. The caller whose statement failed has the cause.
          const message = 'SQLite rolled back the transaction of several callers.'
          own.abandon(new VitrineError('DB_BUSY', message))
          return release()
        }
        try {
          writer.run(ROLLBACK_TO)
          writer.run(RELEASE)
        } catch (error) {
          writer.run(ROLLBACK)
          own.abandon(error)
        } finally {
          release()
        }
        await own.ended
      },
    }
  }

  return {
    begin,
    /** Runs `work` with the writer outside of any transaction. */
    async alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const release = await takeTurn()
      try {
        group?.commit()
        writer.setSynchronous(synchronousLevel())
        return await work()
      } finally {
        release()
      }
    },
  }
}

export type GroupCommit = ReturnType<typeof createGroupCommit>
