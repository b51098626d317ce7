import { createId, freeSlug, plainText, toSlug } from '#base'
import type { Database } from '#db'
import type { Taxonomy } from './schema.ts'

/** Ids of categories or tags by their names; made where they are missing. */
export async function ensureTerms(
  tx: Database,
  kind: string,
  taxonomy: Taxonomy,
  names: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const given of names) {
    const name = plainText(given)
    const known = await tx
      .selectFrom('terms')
      .select(['id', 'name', 'slug'])
      .where('kind', '=', kind)
      .where('taxonomy', '=', taxonomy)
      .execute()
    const found = known.find(term => term.name === name)
    const id = found?.id ?? createId()
    ids.push(id)
    if (found) continue
    const slug = await freeSlug(toSlug(name) || id, async wanted =>
      known.some(term => term.slug === wanted),
    )
    await tx
      .insertInto('terms')
      .values({ id, kind, taxonomy, slug, name, parent_id: null, position: 0 })
      .execute()
  }
  return ids
}
