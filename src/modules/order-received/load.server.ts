import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { viewKeysOf } from '#shop/http'
import type { OrderReceivedView } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Number of the order, and the key from its mail. */
export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  const parts = [...url.searchParams].filter(([name]) => name === 'order' || name === 'key')
  return new URLSearchParams(parts)
}

/** The order in the URL, as far as the visitor may see it (behaviour §14). */
export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<OrderReceivedView> {
  const visitor = context.visitor()
  const { searchParams } = context.url
  return context.services.shop.orders.received({
    number: Number(searchParams.get('order')),
    key: searchParams.get('key') ?? '',
    viewKeys: viewKeysOf(visitor),
    failed: context.outcome?.result.ok === false,
  })
}
