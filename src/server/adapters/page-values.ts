import { htmlToText, toDecimal } from '#base'
import {
  isPageField,
  MAX_PARAMETER,
  PAGE_FIELDS,
  type PageFacts,
  type PageFieldName,
  type PageValues,
  type RequestState,
  readPageField,
} from '#module-contract'
import type { Pages } from '#pages'
import { mediaTag, toImage } from '#pages/schema'
import type { Shop } from '#shop'
import { priceTexts, stockTexts } from '#shop/client'
import { findShownArchive } from '#shop/http'
import { priceText, withSuffix } from '#shop/schema'
import { createTranslate } from '#texts'

type Tag = (...tags: string[]) => void

/**
 * Requested page fields and, for content types, the keys of requested fields. Without keys, all
 * fields are read.
 */
interface ValueRequest {
  names: ReadonlySet<PageFieldName>
  keys?: ReadonlySet<string>
}

type ShownPrices = Pick<RequestState, 'currency' | 'customerGroup'>

/** A page, and the currency and group of the prices that it shows. */
interface ShownPage {
  page: PageFacts
  url: URL
  request?: ShownPrices
}
const ALL_NAMES = new Set(Object.keys(PAGE_FIELDS) as PageFieldName[])

/** Loads the page fields that modules use. Does nothing if no module uses any. */
export function createLoadPageValues({
  pages,
  shop,
  publicUrl,
}: {
  pages: Pages
  shop: Shop
  publicUrl: string
}) {
  async function ofProduct(path: string, tag: Tag, prices: ShownPrices = {}) {
    const { paths } = await shop.settings()
    const { catalog } = shop.storefront(prices.currency, prices.customerGroup)
    const product = await catalog.bySlug(path.slice(paths.product.length), tag)
    if (!product) return {}
    const { price, money } = product
    const { locale } = money
    const shown = price && priceText(price, money)
    return {
      values: {
        excerpt: htmlToText(product.shortHtml || product.descriptionHtml).slice(0, 300),
        image: product.gallery[0],
        category: product.categories[0]?.name ?? '',
        sku: product.sku ?? '',
        stock: createTranslate(stockTexts, { locale })(product.stock),
        ...(shown
          ? {
              price: {
                text: withSuffix(
                  shown.from
                    ? createTranslate(priceTexts, { locale })('fromPrice', { price: shown.now })
                    : shown.now,
                  shown,
                ),
                amount: Number(toDecimal(price.min, money.currency)),
              },
            }
          : {}),
      },
      freshUntil: product.freshUntil,
    }
  }

  async function ofArchive({ description, image }: NonNullable<PageFacts['archive']>, tag: Tag) {
    if (image) tag(mediaTag(image))
    const found = image ? (await pages.media.load([image])).get(image) : undefined
    return { values: { excerpt: description, image: toImage(found) }, freshUntil: undefined }
  }

  async function ofPage(page: PageFacts, { names, keys }: ValueRequest, tag: Tag) {
    const { id } = page
    const [item, published, fields] = await Promise.all([
      pages.content.findContent(id, tag),
      names.has('changed') ? pages.publishedById(id) : undefined,
      names.has('field')
        ? pages.fields.read([page], { ...(keys ? { keys } : {}), tag })
        : undefined,
    ])
    return {
      values: {
        excerpt: item?.excerpt ?? '',
        image: item?.image,
        category: item?.categories[0]?.name ?? '',
        author: item?.author ?? '',
        published: item?.publishedAt ?? 0,
        changed: published?.updatedAt ?? 0,
        fields: fields?.get(id) ?? {},
      },
      freshUntil: undefined,
    }
  }

  function ofKind({ page, request }: ShownPage, asked: ValueRequest, tag: Tag) {
    if (page.archive) return ofArchive(page.archive, tag)
    if (page.kind === 'product') return ofProduct(page.path, tag, request)
    return ofPage(page, asked, tag)
  }

  async function load(
    asked: ValueRequest,
    shown: ShownPage,
    tag: Tag,
  ): Promise<{ values: PageValues; freshUntil?: number | undefined }> {
    const { url } = shown
    const archive = await findShownArchive({ services: { shop }, ...shown, tag })
    const page = archive ? { ...shown.page, archive, title: archive.name } : shown.page
    const { values, freshUntil }: { values?: PageValues; freshUntil?: number | undefined } =
      await ofKind({ ...shown, page }, asked, tag)
    const path = url.pathname + (archive ? `?${archive.by}=${archive.slug}` : '')
    const { siteName } = await pages.settings.get()
    const parameters = [...url.searchParams].map(([name, value]) => [
      name,
      value.slice(0, MAX_PARAMETER),
    ])
    return {
      values: {
        ...values,
        title: page.title,
        path,
        url: publicUrl + path,
        siteName,
        parameters: Object.fromEntries(parameters),
      },
      freshUntil,
    }
  }

  return {
    /** Page fields among these references. */
    asked: (variables: ReadonlySet<string>, page: ShownPage | undefined, tag: Tag) => {
      const asked = [...variables].filter(isPageField).map(readPageField)
      const names = new Set(asked.map(one => one.field))
      const ofType = asked.filter(one => one.field === 'field')
      const keys = new Set(ofType.flatMap(({ name }) => name ?? []))
      return page && asked.length > 0 ? load({ names, keys }, page, tag) : undefined
    },
    /** All page fields, for the builder. */
    all: async (page: PageFacts, url: URL) =>
      (await load({ names: ALL_NAMES }, { page, url }, () => {})).values,
  }
}

export type LoadPageValues = ReturnType<typeof createLoadPageValues>
