import type { Live, LoadContext } from '#module-kit'
import { catalogTags, type ProductQuery } from '#shop'
import { type ProductList, SORTS, type Sort } from '#shop/schema'
import type { Services } from '../services.ts'
import { type ListAddress, readAddress } from './address.ts'
import type { Props } from './props.ts'

export interface GridData {
  list: ProductList
  address: ListAddress
  categories: { slug: string; name: string }[]
}

export async function load(
  props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<GridData> {
  const { shop } = context.services
  const { searchParams, pathname } = context.url
  context.tag(catalogTags.lists)
  const address = readAddress(props.controls ? searchParams : new URLSearchParams(), pathname)
  const sort = SORTS.includes(address.sort as Sort) ? (address.sort as Sort) : props.sort
  const [list, categories] = await Promise.all([
    shop.catalog.list({
      ...sourceOf(props),
      ...(address.category ? { category: address.category } : {}),
      ...(address.tag ? { tag: address.tag } : {}),
      ...(address.search ? { search: address.search } : {}),
      sort,
      page: address.page,
      perPage: props.perPage,
    }),
    props.controls && props.source === 'all' ? shop.catalog.categories() : [],
  ])
  if (list.freshUntil) context.freshUntil(list.freshUntil)
  return { list, address, categories }
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
