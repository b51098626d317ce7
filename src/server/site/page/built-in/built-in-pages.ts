import { createMemo } from '#base'
import type { PageDocument, PageNode } from '#module-contract'
import { pageDocument } from '#pages/schema'
import { ORDER_PAY_PATH, type ShopSettings } from '#shop/schema'
import { createTranslate, type KeyOf } from '#texts'
import { serverTexts } from '../../../texts.ts'
import { accountModules } from './account.ts'
import { cartModules } from './cart.ts'
import { checkoutModules } from './checkout.ts'
import { notFoundModules } from './not-found.ts'
import { orderPayModules } from './order-pay.ts'
import { orderReceivedModules } from './order-received.ts'
import { SEARCH_PATH, searchModules } from './search.ts'
import { shopModules } from './shop.ts'
import { wishlistModules } from './wishlist.ts'
import { withdrawalModules } from './withdrawal.ts'

/** Pages that exist without being created. */
export const BUILT_IN_PAGES = [
  'search',
  'shop',
  'cart',
  'checkout',
  'order-received',
  'order-pay',
  'withdrawal',
  'account',
  'wishlist',
  'not-found',
] as const
export type BuiltInPage = (typeof BUILT_IN_PAGES)[number]

interface OwnPage {
  title: KeyOf<typeof serverTexts>
  modules: PageNode[] | ((locale: string) => PageNode[])
  /** A template that contains this module replaces the built-in content. */
  module?: string
  isListed?: boolean
}

const ownPages: Record<BuiltInPage, OwnPage> = {
  search: { title: 'search.page', modules: searchModules, module: 'search-results' },
  shop: { title: 'shop.page', modules: shopModules, module: 'product-grid', isListed: true },
  cart: { title: 'cart.page', modules: cartModules, module: 'cart' },
  checkout: { title: 'checkout.page', modules: checkoutModules, module: 'checkout' },
  'order-received': {
    title: 'order.page',
    modules: orderReceivedModules,
    module: 'order-received',
  },
  'order-pay': { title: 'orderPay.page', modules: orderPayModules, module: 'order-pay' },
  withdrawal: { title: 'withdrawal.page', modules: withdrawalModules, module: 'withdrawal' },
  account: { title: 'account.page', modules: accountModules, module: 'account' },
  wishlist: { title: 'wishlist.page', modules: wishlistModules, module: 'wishlist' },
  'not-found': { title: 'notFound.page', modules: notFoundModules },
}

/** Modules of a built-in page in a language. */
export function ownModules(place: BuiltInPage, locale: string): PageNode[] {
  const { modules } = ownPages[place]
  return typeof modules === 'function' ? modules(locale) : modules
}

const documentsOf = createMemo(
  (locale): Record<BuiltInPage, PageDocument> =>
    Object.fromEntries(
      BUILT_IN_PAGES.map(place => {
        const title = createTranslate(serverTexts, { locale })(ownPages[place].title)
        const root = { title, ...(ownPages[place].isListed ? {} : { noindex: true }) }
        return [place, pageDocument(root, ownModules(place, locale))]
      }),
    ) as Record<BuiltInPage, PageDocument>,
)

/**
 * Built-in content of a place. Returns the same object every time, because prepared documents are
 * memoized by identity.
 */
export const ownDocument = (place: BuiltInPage, locale: string): PageDocument =>
  documentsOf(locale)[place]

type Addresses = Pick<ShopSettings, 'paths'>

/** Path of a built-in page according to the shop's settings. */
export function pathOfPlace(place: BuiltInPage, { paths }: Addresses): string {
  const places: Record<BuiltInPage, string> = {
    search: SEARCH_PATH,
    'not-found': '/404',
    shop: paths.shop,
    cart: paths.cart,
    checkout: paths.checkout,
    'order-received': paths.orderReceived,
    'order-pay': ORDER_PAY_PATH,
    withdrawal: paths.withdrawal,
    account: paths.account,
    wishlist: paths.wishlist,
  }
  return places[place]
}

/** Built-in pages that menus can link to, with their titles in a language. */
export const linkablePlaces = (locale: string, settings: Addresses) =>
  (['search', 'shop', 'cart', 'checkout', 'account', 'wishlist'] as const).map(place => ({
    title: ownDocument(place, locale).root.props.title,
    path: pathOfPlace(place, settings),
  }))

/** The built-in page at a path. */
export const placeAt = (path: string, settings: Addresses): BuiltInPage | undefined =>
  BUILT_IN_PAGES.find(place => pathOfPlace(place, settings) === path)

const nothing = pageDocument({ title: 'nothing' }, [])

/** Content of a built-in page inside a template. Empty if the template already contains its module. */
export function contentUnder(
  document: PageDocument,
  place: BuiltInPage,
  template: PageDocument | undefined,
): PageDocument {
  const { module } = ownPages[place]
  const isShown = module && JSON.stringify(template?.content ?? []).includes(`"${module}"`)
  return isShown ? nothing : document
}
