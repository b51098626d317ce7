import type { Live, LoadContext, QueryContext } from '#module-kit'
import { catalogTags, type ProductQuery } from '#shop'
import type { AddRefusal, ProductList } from '#shop/schema'
import type { Services } from '../services.ts'
import { type ListAddress, readAddress, toQuery } from './address.ts'
import type { Props } from './props.ts'

export interface GridData {
  list: ProductList
  address: ListAddress
  categories: { slug: string; name: string }[]
  /** Why a product could not be added from here. */
  error: string | undefined
}

/** In the browser: the list is in the HTML. */
export interface KeptGrid {
  kept: true
}

/** Nothing where visitors have no controls; the list's own order is no choice. */
export function query(props: Live<typeof Props>, { url }: QueryContext<Services>): URLSearchParams {
  if (!props.controls) return new URLSearchParams()
  const address = readAddress(url.searchParams, url.pathname)
  return toQuery({ ...address, sort: address.sort === props.sort ? '' : address.sort })
}

export async function load(
  props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<GridData> {
  const { shop } = context.services
  const { searchParams, pathname } = context.url
  context.tag(catalogTags.lists)
  const address = readAddress(props.controls ? searchParams : new URLSearchParams(), pathname)
  const [list, categories] = await Promise.all([
    shop.catalog.list({
      ...sourceOf(props),
      ...(address.category ? { category: address.category } : {}),
      ...(address.tag ? { tag: address.tag } : {}),
      ...(address.search ? { search: address.search } : {}),
      sort: address.sort || props.sort,
      page: address.page,
      perPage: props.perPage,
    }),
    props.controls && props.source === 'all' ? shop.catalog.categories() : [],
  ])
  if (list.freshUntil) context.freshUntil(list.freshUntil)
  if (props.controls) describe(context, { ...address, page: list.page })
  const result = context.outcome?.result
  const refused = result?.ok === false ? (result.refusal as AddRefusal) : undefined
  return { list, address, categories, error: refused?.error }
}

/** What search engines keep: pages and categories, each once whatever its order; never what somebody searched for. */
function describe(context: LoadContext<Services>, address: ListAddress) {
  context.head({ canonicalQuery: toQuery({ ...address, sort: '', search: '' }) })
  if (address.search) context.head({ noindex: true })
}

function sourceOf(props: Live<typeof Props>): ProductQuery {
  switch (props.source) {
    case 'featured':
      return { featured: true }
    case 'category':
      return { category: props.category }
    case 'tag':
      return { tag: props.tag }
    case 'ids':
      return { ids: props.ids.split(/\s+/).filter(Boolean) }
    case 'all':
      return {}
  }
}
