import { DatabaseSync } from 'node:sqlite'

/** Tables that hold something per product, parents first, and their columns that a copy may not share. */
const TABLES: Record<string, readonly string[]> = {
  products: ['id', 'slug', 'sku', 'external_id', 'variant_id'],
  stock_items: ['id', 'product_id'],
  variants: ['id', 'product_id', 'sku', 'external_id', 'stock_id'],
  product_categories: ['product_id'],
  product_tags: ['product_id'],
  product_listings: ['product_id'],
  product_search: ['product_id'],
}
/** Given by the database itself. */
const LEFT_OUT: Record<string, string> = { product_search: 'id' }

/** Makes `times` as many products by copying rows: by import, 100,000 would take minutes. */
export function multiplyProducts(file: string, times: number) {
  const database = new DatabaseSync(file)
  database.exec('pragma foreign_keys = off; begin')
  for (const [table, own] of Object.entries(TABLES)) {
    const columns = database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(row => String(row.name))
      .filter(name => name !== LEFT_OUT[table])
    const copied = columns.map(name => (own.includes(name) ? `${name} || '-' || copy` : name))
    database.exec(`
      with recursive copies(copy) as (values (1) union all select copy + 1 from copies where copy < ${times - 1})
      insert into ${table} (${columns.join(', ')})
      select ${copied.join(', ')} from (select * from ${table}), copies`)
  }
  database.exec(`
    update product_lists set products =
      (select count(*) from product_listings where list_id = product_lists.id);
    commit; analyze`)
  database.close()
}
