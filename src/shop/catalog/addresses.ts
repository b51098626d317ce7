import { sql } from 'kysely'
import type { Database } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import type { CatalogReader } from './reader.ts'
import { isPublished, readIds, readVideos, type StoredVideo } from './stored.ts'

/** Paths of private shop pages, excluded from search engines. */
export function unlistedPaths({ paths }: ShopSettings): string[] {
  return [paths.cart, paths.checkout, paths.orderReceived]
}

/** Path of a category or tag list on the shop page. */
export function termPath(
  { paths }: ShopSettings,
  by: 'category' | 'tag' | 'brand',
  slug: string,
): string {
  return `${paths.shop}?${by}=${slug}`
}

const listed = (db: Database) =>
  db.selectFrom('products').where('status', '=', 'published').where('visibility', '!=', 'hidden')

/** Indexable products by slug. */
export async function listProductAddresses(
  db: Database,
  part: { offset: number; limit: number },
): Promise<{ slug: string; name: string; updatedAt: number; images: string[] }[]> {
  const found = await listed(db)
    .where('noindex', '=', 0)
    .select(['slug', 'name', 'images', 'updated_at as updatedAt'])
    .orderBy('slug')
    .offset(part.offset)
    .limit(part.limit)
    .execute()
  return found.map(row => ({ ...row, images: readIds(row.images) }))
}

export interface ProductMedia {
  id: string
  name: string
  path: string
  /** As stored: media id or URL. */
  videos: StoredVideo[]
  /** Descriptions that contain media. */
  texts: string[]
}

/**
 * Published products with media in gallery or descriptions.
 * @param ids Limits the result to these.
 */
export async function listWithMedia(
  { db, settings }: Pick<CatalogReader, 'db' | 'settings'>,
  ids?: readonly string[],
): Promise<ProductMedia[]> {
  const found = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'videos', 'status', 'short_html', 'description_html'])
    .where(HAS_MEDIA)
    .$if(ids !== undefined, query => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .execute()
  return found.filter(isPublished).map(({ id, slug, name, videos, ...texts }) => ({
    id,
    name,
    path: settings.paths.product + slug,
    videos: readVideos(videos),
    texts: [texts.short_html, texts.description_html].filter(text => /<(?:video|audio)/.test(text)),
  }))
}

/** Must match the partial index of products with media; descriptions are cleaned HTML. */
const HAS_MEDIA = sql<boolean>`(
  videos <> '[]'
  or short_html like '%<video%' or short_html like '%<audio%'
  or description_html like '%<video%' or description_html like '%<audio%'
)`

/** Slugs of products changed since then. */
export async function listChangedSlugs(
  db: Database,
  part: { from: number; until: number; limit: number },
): Promise<string[]> {
  const found = await listed(db)
    .select('slug')
    .where('updated_at', '>', part.from)
    .where('updated_at', '<=', part.until)
    .orderBy('updated_at')
    .limit(part.limit)
    .execute()
  return found.map(({ slug }) => slug)
}

/**
 * Whether any product is published, visible in lists or not.
 * @param except Ids of products to ignore.
 */
export async function hasPublishedProducts(
  db: Database,
  except: readonly string[] = [],
): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'published')
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function countProductAddresses(db: Database): Promise<number> {
  const { count } = await listed(db)
    .where('noindex', '=', 0)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
