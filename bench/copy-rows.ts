import { DatabaseSync } from 'node:sqlite'

export interface Copied {
  table: string
  /** Columns that two rows may not share: the copy's number is put behind them. */
  own: readonly string[]
  /** A column of numbers that two rows may not share: each copy's are this much greater. */
  numbered?: { column: string; step: number }
  /** A column that the database gives by itself. */
  leftOut?: string
  /** SQL; all rows when there is none. */
  where?: string
}

/** Makes `times` as many rows: through the program, as many as a bench needs would take minutes. */
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
  database.exec(`${afterwards}; commit; analyze`)
  database.close()
}
