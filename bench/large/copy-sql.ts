/** A table whose rows are multiplied; SQL expressions may use `copy`, the number of the copy. */
export interface MultipliedTable {
  table: string
  /** Unique text columns and references to them: the number of the copy is appended. */
  own: readonly string[]
  /** SQL expressions of other changed columns. */
  changed?: Readonly<Record<string, string>>
  /** SQL condition of the copied rows; all if missing. */
  where?: string
}

/**
 * A statement that adds `copies` copies of the rows of a table. Runs on both databases.
 * @param mark Stands before the number of a copy, for copies of copies.
 */
export function copySql(
  kind: 'sqlite' | 'postgres',
  { table, own, changed = {}, where = 'true' }: MultipliedTable,
  { columns, copies, mark = '' }: { columns: readonly string[]; copies: number; mark?: string },
): string {
  const values = columns.map(name => {
    if (changed[name] !== undefined) return changed[name]
    return own.includes(name) ? `${name} || '-${mark}' || copy` : name
  })
  const numbers =
    kind === 'sqlite'
      ? `with recursive copies(copy) as (values (1) union all select copy + 1 from copies where copy < ${copies})`
      : `with copies as (select copy from generate_series(1, ${copies}) as copy)`
  const into = `insert into ${table} (${columns.join(', ')})`
  const select = `select ${values.join(', ')} from copies cross join (select * from ${table} where ${where}) as rows_of_table order by copy`
  return kind === 'sqlite' ? `${numbers} ${into} ${select}` : `${into} ${numbers} ${select}`
}
