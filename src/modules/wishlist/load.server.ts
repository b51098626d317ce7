import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { wishlistOwner } from '#shop/http'
import type { AddRefusal, WishlistView, WishMessage } from '#shop/schema'
import { wishRefusalKey } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const PARAMETERS = ['list', 'done', 'item']

export const DONE = ['remove', 'restore', 'share', 'unshare'] as const
export type Done = (typeof DONE)[number]

export interface WishlistData {
  /** Undefined for a link to a list that is not shared any more. */
  list: WishlistView | undefined
  /** Whether the list of another visitor is seen by its link. */
  isForeign: boolean
  /** Whole URL of the shared list. */
  shareUrl: string | undefined
  shopPath: string
  /** The last change. */
  done: Done | undefined
  /** The item that was removed last. */
  removedItem: string
  /** Why an item could not be added to the cart or taken back. */
  refused: AddRefusal['message'] | WishMessage | undefined
  /** The last change was refused, because the item or the list no longer exists. */
  isRefused: boolean
}

export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  return new URLSearchParams([...url.searchParams].filter(([name]) => PARAMETERS.includes(name)))
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<WishlistData> {
  const { services, url, publicUrl, outcome } = context
  const { shop } = services
  const visitor = context.visitor()
  const { paths } = await shop.settings()
  const shareKey = url.searchParams.get('list')
  const list =
    shareKey === null
      ? await shop.wishlists.view(await wishlistOwner(shop, visitor))
      : await shop.wishlists.shared(shareKey)
  const result = outcome?.result
  const isRefused = result?.ok === false
  const refused = isRefused ? refusalMessage(result) : undefined
  return {
    list,
    isForeign: shareKey !== null,
    shareUrl: list?.shareKey && `${publicUrl}${url.pathname}?list=${list.shareKey}`,
    shopPath: paths.shop,
    done: DONE.find(one => one === url.searchParams.get('done')),
    removedItem: url.searchParams.get('item') ?? '',
    refused,
    isRefused: isRefused && refused === undefined,
  }
}

function refusalMessage({
  reason,
  refusal,
}: {
  reason: string
  refusal?: unknown
}): WishlistData['refused'] {
  if (reason === 'too-many') return { key: wishRefusalKey(reason) }
  return (refusal as Partial<AddRefusal> | undefined)?.message
}
