import type { CachedPage, PageCache, RenderedPage } from '#render'
import { catalogTags, type Shop } from '#shop'
import { CUSTOMER_COOKIE } from '#shop/http'

const SENT = new RegExp(`(?:^|; )${CUSTOMER_COOKIE}=([^;]+)`)

/** Id of the group of a signed-in customer, by `Cookie` header. */
export type GroupOf = (cookies: string | undefined) => Promise<string | undefined>

/** Without the cookie, or without groups, no session is looked up. */
export function createGroupOf({ customers }: Pick<Shop, 'customers'>): GroupOf {
  return async cookies => {
    const token = cookies?.match(SENT)?.[1]
    return token && customers.groupOf(token)
  }
}

/**
 * Cookies with which a page bypasses the cache, because its prices depend on the customer. None in
 * shops without groups.
 */
export const cookiesOfPrices = ({ tags }: Pick<RenderedPage, 'tags'>): string[] =>
  tags.has(catalogTags.groupPrices) ? [CUSTOMER_COOKIE] : []

/** A cached page that members of groups may get, because it shows no prices. */
export function findWithoutPrices(
  cache: Pick<PageCache, 'get'>,
  key: string,
): CachedPage | undefined {
  const page = cache.get(key)
  return page && cookiesOfPrices(page).length === 0 ? page : undefined
}
