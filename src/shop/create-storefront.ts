import type { PostedFile } from '#base'
import { createSharedReads } from '#base'
import type { Database } from '#db'
import { countryChoices } from './address/countries.ts'
import { type AddRequest, addToCart } from './cart/add.ts'
import {
  acceptsFiles,
  dropFiles,
  findUsedFiles,
  keepFiles,
  listUsedFiles,
} from './cart/addon-files.ts'
import { dropFlash, keepNotices } from './cart/cart-store.ts'
import { removeLine, setQuantities, undoRemoval } from './cart/change.ts'
import { applyCoupon, type CouponRequest, removeCoupon } from './cart/coupons.ts'
import { crossSellsOfCart } from './cart/cross-sells.ts'
import { type EstimateFields, estimateShipping } from './cart/estimate-shipping.ts'
import { type CartCustomer, type CartRequest, loadCart } from './cart/load-view.ts'
import { mergeCarts } from './cart/merge-carts.ts'
import { saveGift, saveOrderNote, withNotesOfCart } from './cart/notes.ts'
import { keepFields, rememberFields } from './cart/remembered-fields.ts'
import type { CartNotice } from './cart/view.ts'
import { noteReminderConsent } from './cart-reminders/note-consent.ts'
import {
  countProductAddresses,
  hasPublishedProducts,
  listChangedSlugs,
  listProductAddresses,
  listWithMedia,
} from './catalog/addresses.ts'
import { findArchive, findFullestArchive, type TermArchive } from './catalog/archives.ts'
import {
  type CategoryView,
  countProducts,
  findBrand,
  findTerm,
  listCategories,
  listTags,
  type TermKind,
} from './catalog/categories.ts'
import { productBySlug } from './catalog/detail.ts'
import { readFeed } from './catalog/feed.ts'
import type { ProductInput } from './catalog/input.ts'
import { listProducts, type ProductQuery } from './catalog/list.ts'
import type { ProductAnchors } from './catalog/page-of-lists.ts'
import { findProductLinks, findProductLocation } from './catalog/product-location.ts'
import { type CatalogReader, catalogTags, tagCurrency } from './catalog/reader.ts'
import { boughtTogether } from './catalog/related.ts'
import { deleteProduct, saveProducts } from './catalog/save-products.ts'
import { reindexProducts } from './catalog/search-index.ts'
import { createSearchable } from './catalog/searchable.ts'
import { findSimilar } from './catalog/similar.ts'
import { isSizeGuide } from './catalog/size-guide.ts'
import type { ProductDetail } from './catalog/view.ts'
import { loadCheckout } from './checkout/load-checkout.ts'
import type { CheckoutContext } from './checkout/order-request.ts'
import { placeOrder } from './checkout/place-order.ts'
import type { ShopDeps } from './deps.ts'
import type { Facets } from './facets/create-facets.ts'
import { importProducts } from './import/import-products.ts'
import type { ImportRequest } from './import-jobs/importer.ts'
import { readCheckoutFields } from './model/checkout-fields.ts'
import type { ShopSettings } from './model/settings.ts'
import { baseCurrency } from './money/settings-in.ts'
import { findFastestDelivery, formatDates } from './shipping/delivery-dates.ts'
import { createWishlists } from './wishlist/create-wishlists.ts'
import { forgetSavedLine } from './wishlist/save-for-later.ts'

type Keyed = { key: string | undefined; keepNotice?: boolean }

type Context = CheckoutContext & CatalogReader & Omit<ShopDeps, 'settings'>

/** Catalog, cart and checkout in the currency of `context`. */
export function createStorefront(
  deps: ShopDeps,
  {
    context,
    settings,
    anchors,
    facets,
  }: {
    context(): Promise<Context>
    settings(): Promise<ShopSettings>
    anchors: ProductAnchors
    facets: Facets
  },
) {
  type Tag = CatalogReader['tag']
  const sharedProducts = createSharedReads<NonNullable<Tag>, ProductDetail | undefined>()
  const sharedCategories = createSharedReads<NonNullable<Tag>, CategoryView[]>()
  const sharedArchives = createSharedReads<NonNullable<Tag>, TermArchive | undefined>()
  const sharedOpen = createSharedReads<NonNullable<Tag>, boolean>()
  return {
    settings,
    /** Codes of all currencies, with the base currency first, and the one of this storefront. */
    currencies: async (tag?: Tag) => {
      const current = await settings()
      tagCurrency({ settings: current, tag })
      return {
        currencies: [baseCurrency(current), ...current.currencies.map(one => one.code)],
        chosen: current.currency,
      }
    },
    catalog: {
      /** One page of products by category, tag, search or ids, sorted. */
      list: async (query: ProductQuery, tag?: Tag) =>
        listProducts({ ...(await context()), tag, anchors, facets }, query),
      similar: async (query: Parameters<typeof findSimilar>[1], tag?: Tag) =>
        findSimilar({ ...(await context()), tag, anchors }, query),
      /** `tag` receives the cache tags of the shown data. A page with several parts reads it once. */
      bySlug: (slug: string, tag?: Tag) =>
        sharedProducts(tag, slug, async () => productBySlug({ ...(await context()), tag }, slug)),
      /** Facts about a published product's page without its details. */
      place: (
        by: { slug: string } | { id: string },
        { withTerms = false, tag }: { withTerms?: boolean; tag?: Tag } = {},
      ) => findProductLocation({ db: deps.db, tag }, by, withTerms),
      /** Names and paths of published products by id. */
      links: async (ids: readonly string[], tag?: Tag) =>
        findProductLinks({ ...(await context()), tag }, ids),
      /** Dates of the fastest delivery to the location of the shop, if it states them. */
      deliveryDates: async () => {
        const current = await settings()
        const dates = findFastestDelivery(current, deps.clock.now())
        return dates && { ...dates, text: formatDates(dates, current.locale) }
      },
      /** Products that can be added to the cart together with this one. */
      boughtTogether: async (product: Parameters<typeof boughtTogether>[1], tag?: Tag) =>
        boughtTogether({ ...(await context()), tag }, product),
      /** Calls with the same `tag`, which are those of one page, share one result. */
      categories: (tag?: Tag) =>
        sharedCategories(tag, '', async () => listCategories(await context())),
      tags: async () => listTags(await context()),
      /** Slugs of the attributes that visitors can filter by, in order. */
      filterAttributes: () => facets.attributeSlugs(),
      /** A category, tag or brand by slug. */
      findTerm: (by: TermKind, slug: string) => findTerm(deps, by, slug),
      /** The archive that a query of the page of the shop names. A page reads it once. */
      archive: (query: URLSearchParams, tag?: Tag) =>
        sharedArchives(tag, query.toString(), () => findArchive({ db: deps.db, tag }, query)),
      /** Path of the archive with the most products, for previews. */
      fullestArchive: async (by?: TermKind, id?: string) =>
        findFullestArchive(await context(), by, id),
      brand: async (slug: string, tag?: Tag) => findBrand({ ...(await context()), tag }, slug),
      /** Whether a product or category has this page or block as its size guide. */
      isSizeGuide: (id: string) => isSizeGuide(deps.db, id),
      count: async () => countProducts(await context()),
      save: async (inputs: ProductInput[]) => saveProducts(await context(), inputs),
      delete: async (id: string) => deleteProduct(await context(), id),
      import: async (request: ImportRequest) => importProducts(await context(), request),
      /** Rebuilds the search words within the caller's transaction. */
      reindex: (db: Database, onBatch?: (products: number) => void) => reindexProducts(db, onBatch),
      searchable: createSearchable(deps),
      /** Whether any product is published, which enables the shop's pages. */
      isOpen: (tag?: Tag) => {
        tag?.(catalogTags.open)
        return sharedOpen(tag, '', () => hasPublishedProducts(deps.db))
      },
      /** Published products with all variants, for feeds. */
      async *feed() {
        yield* readFeed(await context())
      },
      addresses: (part: { offset: number; limit: number }) => listProductAddresses(deps.db, part),
      withMedia: async (ids?: readonly string[]) => listWithMedia(await context(), ids),
      changedSlugs: (part: { from: number; until: number; limit: number }) =>
        listChangedSlugs(deps.db, part),
      countAddresses: () => countProductAddresses(deps.db),
    },
    cart: {
      view: async (request: CartRequest) => loadCart(await context(), request),
      add: async (request: AddRequest) => addToCart(await context(), request),
      /** Ids of the cross-sells of the products in the cart. */
      crossSells: (key: string | undefined) => crossSellsOfCart(deps.db, key),
      setQuantities: async (request: Keyed & { quantities: Record<string, unknown> }) =>
        setQuantities(await context(), request),
      remove: async (request: Keyed & { lineId: string }) => removeLine(await context(), request),
      /** Whether the form of a product may upload files. */
      acceptsFiles: (productId: string) => acceptsFiles(deps.db, productId),
      keepFiles: (files: readonly PostedFile[]) => keepFiles(deps.orderFiles, files),
      dropFiles: (uploads: Record<string, string>) => dropFiles(deps.orderFiles, uploads),
      /** The files among these that carts and orders need. */
      usedFiles: (ids: readonly string[]) => findUsedFiles(deps.db, ids),
      /** Keys of all files that carts and orders need. */
      storedFiles: () => listUsedFiles(deps.db),
      /** Countries the shop sells to, by name. */
      countries: async () => {
        const { sellTo, locale } = await deps.settings()
        return countryChoices(sellTo, locale)
      },
      /** Stores where the goods go, and how. */
      estimateShipping: async (request: Keyed & { fields: EstimateFields }) =>
        estimateShipping(await context(), request),
      saveOrderNote: async (request: Parameters<typeof saveOrderNote>[1]) =>
        saveOrderNote(await context(), request),
      saveGift: async (request: Parameters<typeof saveGift>[1]) =>
        saveGift(await context(), request),
      undo: async (request: Keyed & { lineId: string }) => {
        const restored = await undoRemoval(await context(), request)
        if (restored.ok) await forgetSavedLine(deps.db, request.lineId)
        return restored
      },
      applyCoupon: async (request: CouponRequest) => applyCoupon(await context(), request),
      removeCoupon: async (request: CouponRequest) => removeCoupon(await context(), request),
      /** Stores notices for the next page that shows the cart. */
      keepNotices: (key: string | undefined, notices: CartNotice[]) =>
        keepNotices(deps, { key, notices }),
      /** After a customer signed in. */
      merge: async (request: Parameters<typeof mergeCarts>[1]) =>
        mergeCarts(await context(), request),
      /** Deletes stored notices. */
      dropNotices: (key: string | undefined) => dropFlash(deps.db, key),
    },
    wishlists: createWishlists(deps, context),
    checkout: {
      view: async (request: Parameters<typeof loadCheckout>[1]) =>
        loadCheckout(await context(), request),
      remember: async ({
        customer,
        ...request
      }: Parameters<typeof rememberFields>[1] & { customer?: CartCustomer | undefined }) => {
        const hasCart = await rememberFields(deps.db, request)
        const current = { ...deps, settings: await settings() }
        if (hasCart) {
          await noteReminderConsent(current, { ...request, provenEmail: customer?.email })
        }
        return hasCart
      },
      /** Fields of the posted form, with the notes of the cart that it has no fields for. */
      readPosted: async (key: string | undefined, posted: Record<string, unknown>) =>
        withNotesOfCart(
          { db: deps.db, settings: await settings() },
          { key, posted, fields: readCheckoutFields(posted) },
        ),
      /** Keeps the input of buyers without a cart. */
      keep: (request: Parameters<typeof keepFields>[1]) => keepFields(deps, request),
      place: async (request: Parameters<typeof placeOrder>[1]) =>
        placeOrder(await context(), request),
    },
  }
}
