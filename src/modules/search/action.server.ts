import Type from 'typebox'
import { normalizeForSearch } from '#base'
import { defineAction, imageUrl, widthAtLeast } from '#module-contract'
import type { SearchHit } from '#search/schema'
import { priceText, withSuffix } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { kindWithin, type Suggested, type SuggestedItem } from './suggested.ts'

const Typed = Type.Object({ text: Type.String({ maxLength: 200 }) })
/** Number of suggestions. */
const LIMIT = 7
const MAX_CATEGORIES = 2
/** Width in pixels of the images beside suggestions, on dense screens. */
const IMAGE_WIDTH = 96
const PRODUCT = 'product:'

export const actions = {
  /** Suggestions for the text typed so far. */
  suggest: defineAction<typeof Props, Services, typeof Typed>({
    input: Typed,
    perMinute: 240,
    run: async (props, { text }, { services }) => {
      const kind = kindWithin(props)
      const { hits, total } = await services.search.find({
        text,
        ...(kind ? { kinds: [kind] } : {}),
        offset: 0,
        limit: LIMIT,
      })
      const products = await loadProducts(hits, services)
      const found = hits.map(({ ref, kind, kindName, href, title }) => ({
        ...{ ref, kind, kindName, href, title },
        ...products.get(ref),
      }))
      const categories = kind && kind !== 'product' ? [] : await findCategories(text, services)
      const answer: Suggested = { items: [...categories, ...found].slice(0, LIMIT), total }
      return { ok: true, answer }
    },
  }),
}

/** Image and price of the suggested products, by `ref`. */
async function loadProducts(hits: readonly SearchHit[], { shop }: Services) {
  const ids = hits.flatMap(({ ref }) => (ref.startsWith(PRODUCT) ? ref.slice(PRODUCT.length) : []))
  const shown = new Map<string, Pick<SuggestedItem, 'image' | 'price'>>()
  if (ids.length === 0) return shown
  const { products, money } = await shop.catalog.list({ ids, perPage: LIMIT })
  for (const { id, picture, price } of products) {
    const width = picture && widthAtLeast(picture, IMAGE_WIDTH)
    const text = price && priceText(price, money)
    shown.set(PRODUCT + id, {
      ...(picture && width && { image: imageUrl(picture.id, width, 'webp') }),
      ...(text && !text.from && { price: withSuffix(text.now, text) }),
    })
  }
  return shown
}

/** Product categories whose name has a word that begins with the text. */
async function findCategories(text: string, { shop }: Services): Promise<SuggestedItem[]> {
  const wanted = normalizeForSearch(text)
  if (!wanted) return []
  const categories = await shop.catalog.categories()
  return categories
    .filter(({ name, products }) => {
      const words = normalizeForSearch(name)
      return products > 0 && (words.startsWith(wanted) || words.includes(` ${wanted}`))
    })
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name, path }) => ({
      ref: `category:${id}`,
      kind: 'category' as const,
      kindName: undefined,
      href: path,
      title: [{ text: name, isMatch: false }],
    }))
}
