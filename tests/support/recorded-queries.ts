import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Database } from '#db'

export type RecordedQueries = Map<string, Pick<CompiledQuery, 'sql' | 'parameters'>>

/** Records statements that look for rows, without changing them. */
export function recordQueries(db: Database, queries: RecordedQueries): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      const query = db.getExecutor().compileQuery(node, queryId)
      if (/^\s*(select|with|update|delete)\b/i.test(query.sql)) queries.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Parameters for explaining a query. Placeholders of prepared queries have no value yet. */
export const boundValues = ({ parameters }: Pick<CompiledQuery, 'parameters'>) =>
  parameters.map(value => (typeof value === 'object' && value !== null ? 0 : value))
