import { DatabaseSync } from 'node:sqlite'

export interface Copied {
  table: string
  /** Unique columns: the copy's number is appended. */
  own: readonly string[]
  /** A unique numeric column: increased by this step per copy. */
  numbered?: { column: string; step: number }
  /** A generated column. */
  leftOut?: string
  /** SQL condition; all rows if missing. */
  where?: string
}

/** Multiplies rows directly in the database; creating them through the program would take minutes. */
export function copyRows(file: string, tables: readonly Copied[], times: number, afterwards = '') {
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 10000; pragma foreign_keys = off; begin immediate')
  for (const { table, own, numbered, leftOut, where = 'true' } of tables) {
    const columns = database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(row => String(row.name))
      .filter(name => name !== leftOut)
    const copied = columns.map(name => {
      if (name === numbered?.column) return `${name} + copy * ${numbered.step}`
      return own.includes(name) ? `${name} || '-' || copy` : name
    })
    database.exec(`
      with recursive copies(copy) as (values (1) union all select copy + 1 from copies where copy < ${times - 1})
      insert into ${table} (${columns.join(', ')})
      select ${copied.join(', ')} from (select * from ${table} where ${where}), copies`)
  }
  database.exec(`${afterwards}; commit`)
  database.close()
}
