import type { Database } from '#db'

type Found = { ids: string[]; unknown?: undefined } | { unknown: string }

/** Ids of products by SKU, id, id in another shop, or name; or the first name that no product has. */
export async function findProducts(db: Database, names: readonly string[]): Promise<Found> {
  const ids = new Set<string>()
  for (const name of names) {
    const found = await db
      .selectFrom('products')
      .select('id')
      .where(eb =>
        eb.or([
          ...(['sku', 'id', 'external_id', 'name'] as const).map(column => eb(column, '=', name)),
        ]),
      )
      .where('status', '!=', 'trash')
      .executeTakeFirst()
    if (!found) return { unknown: name }
    ids.add(found.id)
  }
  return { ids: [...ids] }
}

/** Ids of categories by their names from the top, name, slug or id; or the first unknown one. */
export async function findCategories(db: Database, paths: readonly string[]): Promise<Found> {
  if (paths.length === 0) return { ids: [] }
  const rows = await readTree(db)
  const pathOf = toPaths(rows)
  const ids = new Set<string>()
  for (const path of paths) {
    const names = path
      .split('>')
      .map(name => name.trim())
      .join(SEPARATOR)
    const last = names.split(SEPARATOR).at(-1) ?? ''
    const found =
      rows.find(row => pathOf.get(row.id) === names) ??
      rows.find(row => pathOf.get(row.id)?.endsWith(SEPARATOR + names)) ??
      rows.find(({ id, name, slug }) => [name, slug, id].includes(last))
    if (!found) return { unknown: path }
    ids.add(found.id)
  }
  return { ids: [...ids] }
}

const SEPARATOR = ' > '
const MAX_DEPTH = 100

/** Names of categories from the top, by id. */
export const readCategoryPaths = async (db: Database) => toPaths(await readTree(db))

const readTree = (db: Database) =>
  db.selectFrom('categories').select(['id', 'parent_id', 'name', 'slug']).execute()

function toPaths(rows: Awaited<ReturnType<typeof readTree>>): Map<string, string> {
  const byId = new Map(rows.map(row => [row.id, row]))
  return new Map(
    rows.map(row => {
      const names: string[] = []
      for (let at: typeof row | undefined = row; at && names.length < MAX_DEPTH; ) {
        names.unshift(at.name)
        at = byId.get(at.parent_id ?? '')
      }
      return [row.id, names.join(SEPARATOR)]
    }),
  )
}
