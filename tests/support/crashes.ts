import type { KyselyPlugin } from 'kysely'
import type { OpenDatabase } from './databases.ts'

/** The end of a process. */
export class Crash extends Error {}

/** Opens databases on which an armed operation ends at one of its queries, as if its process died. */
export function openWithCrashes(open: OpenDatabase) {
  let left = Number.POSITIVE_INFINITY
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left--
      if (left < 0) throw new Crash()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    open: async () => {
      const connection = await open()
      return { ...connection, db: connection.db.withPlugin(plugin) }
    },
    /** Runs an operation that ends after some queries. True if it did. */
    async run(queries: number, operation: () => Promise<unknown>): Promise<boolean> {
      left = queries
      try {
        await operation()
        return false
      } catch (error) {
        if (error instanceof Crash) return true
        throw error
      } finally {
        left = Number.POSITIVE_INFINITY
      }
    },
  }
}
