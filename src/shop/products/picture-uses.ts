import { containsExactly, type Database } from '#db'
import { readIds, readOptions, readVideos } from '../catalog/stored.ts'
import { swatchImages } from '../catalog/swatches.ts'

/** Maximum number of listed products. */
const LIMIT = 50
const AT_A_TIME = 5000

/** Products (images, videos, variants, swatches) and categories that use a library entry. */
export async function findPictureUses(db: Database, id: string) {
  const [products, categories] = await Promise.all([
    db
      .selectFrom('products')
      .select(['id', 'name'])
      .where(eb =>
        eb.or([
          containsExactly('images', `"${id}"`),
          containsExactly('videos', `"${id}"`),
          containsExactly('options', `"image":"${id}"`),
          eb('social_image', '=', id),
          eb('id', 'in', eb.selectFrom('variants').select('product_id').where('image', '=', id)),
        ]),
      )
      .orderBy('name')
      .limit(LIMIT)
      .execute(),
    db.selectFrom('categories').select(['id', 'name']).where('image', '=', id).execute(),
  ])
  return { products, categories }
}

/** Media ids used by the catalogue, read in batches. */
export async function readPictureIds(db: Database): Promise<Set<string>> {
  const used = new Set<string>()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'images', 'videos', 'options', 'social_image'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute()
    for (const { images, videos, options, social_image } of rows) {
      if (social_image) used.add(social_image)
      for (const { file, poster } of readVideos(videos)) {
        for (const id of [file, poster]) if (id) used.add(id)
      }
      for (const id of [...readIds(images), ...swatchImages(readOptions(options))]) used.add(id)
    }
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  for (const table of ['variants', 'categories'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('image')
      .distinct()
      .where('image', 'is not', null)
      .execute()
    for (const { image } of rows) if (image) used.add(image)
  }
  return used
}
