import { sql } from 'kysely'
import type { CatalogReader } from './reader.ts'
import { isPublished, readVideos, type StoredVideo } from './stored.ts'

/** A published product with videos that stand at an address. */
export interface ProductWithVideos {
  id: string
  name: string
  path: string
  videos: StoredVideo[]
}

/** Products whose videos make a visitor's browser ask another host. */
export async function listOutsideVideos({
  db,
  settings,
}: Pick<CatalogReader, 'db' | 'settings'>): Promise<ProductWithVideos[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'videos', 'status'])
    // As the index says it.
    .where(sql<boolean>`videos <> '[]'`)
    .orderBy('id')
    .execute()
  return rows.filter(isPublished).flatMap(({ id, slug, name, videos: stored }) => {
    const videos = readVideos(stored).filter(({ file }) => !file)
    return videos.length > 0 ? [{ id, name, path: settings.paths.product + slug, videos }] : []
  })
}
