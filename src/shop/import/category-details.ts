import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { plainText, toSlug } from '#base'
import type { Database } from '#db'
import type { SaveContext } from '../catalog/save-context.ts'
import { freeSlug } from '../catalog/terms.ts'

const MAX_DEPTH = 50

/** URL, text, image and position of a category in an export of products. */
const CategoryDetails = Type.Object(
  {
    path: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: MAX_DEPTH,
    }),
    slug: Type.Optional(Type.String({ maxLength: 200 })),
    description: Type.Optional(Type.String({ maxLength: 20_000 })),
    /** URL. */
    image: Type.Optional(Type.String({ maxLength: 2000 })),
    position: Type.Optional(Type.Integer({ minimum: -1e6, maximum: 1e6 })),
  },
  { additionalProperties: false },
)
export type CategoryDetails = Static<typeof CategoryDetails>

const List = Type.Array(CategoryDetails, { maxItems: 500 })

export function readCategoryDetails(text: string): CategoryDetails[] | undefined {
  try {
    const details: unknown = JSON.parse(text)
    return Value.Check(List, details) ? details : undefined
  } catch {
    return undefined
  }
}

/** Fills the categories that this import created. Those of the shop keep their texts and images. */
export async function fillCategories(
  { db, terms }: SaveContext,
  details: readonly CategoryDetails[],
  {
    created,
    findImage,
  }: { created: ReadonlySet<string>; findImage(url: string): string | undefined },
): Promise<string[]> {
  const filled: string[] = []
  for (const { path, slug, description = '', image, position = 0 } of details) {
    const id = await terms.category(path)
    if (!created.has(id)) continue
    await db
      .updateTable('categories')
      .set({
        description: plainText(description),
        image: (image && findImage(image)) || null,
        position,
        ...(slug && { slug: await ownSlug(db, slug, id) }),
      })
      .where('id', '=', id)
      .execute()
    filled.push(id)
  }
  return filled
}

const ownSlug = (db: Database, slug: string, id: string) =>
  freeSlug(db, 'categories', toSlug(slug) || id, id)
