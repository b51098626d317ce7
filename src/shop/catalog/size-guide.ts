import type { Database } from '#db'

/** Whether a product or category has this page or block as its size guide. */
export async function isSizeGuide(db: Database, id: string): Promise<boolean> {
  const [product, category] = await Promise.all([
    db.selectFrom('products').select('id').where('size_guide', '=', id).limit(1).executeTakeFirst(),
    db
      .selectFrom('categories')
      .select('id')
      .where('size_guide', '=', id)
      .limit(1)
      .executeTakeFirst(),
  ])
  return (product ?? category) !== undefined
}
