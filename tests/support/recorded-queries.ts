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

/** Values of a list as on full pages, because plans for one value differ. */
const IN_LIST = 20

/** A query for explaining it, with its values and long `in` lists. */
export function explainedQuery(query: Pick<CompiledQuery, 'sql' | 'parameters'>) {
  const bound = boundValues(query)
  const parameters: unknown[] = []
  let taken = 0
  const sql = query.sql.replaceAll(/ in \(\?(?:, \?)*\)|'[^']*'|\?/g, part => {
    if (part.startsWith("'")) return part
    const values = bound.slice(taken, taken + part.split('?').length - 1)
    taken += values.length
    if (part === '?') {
      parameters.push(...values)
      return part
    }
    const list = Array.from({ length: IN_LIST }, (_, index) => values[index % values.length])
    parameters.push(...list)
    return ` in (${list.map(() => '?').join(', ')})`
  })
  return { sql: `explain query plan ${sql}`, parameters }
}
