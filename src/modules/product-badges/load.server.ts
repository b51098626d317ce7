import { DAY } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import type { ShownProductData } from '#shop-ui'
import { loadShownProduct } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface BadgesData extends ShownProductData {
  /** Products that were created after it are new; UTC milliseconds. Undefined for none. */
  newSince: number | undefined
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<BadgesData> {
  const shown = await loadShownProduct(props, context)
  const lasts = props.newDays * DAY
  const newSince = lasts > 0 ? Date.now() - lasts : undefined
  const createdAt = shown.product?.createdAt ?? 0
  if (newSince !== undefined && createdAt > newSince) context.freshUntil(createdAt + lasts)
  return { ...shown, newSince }
}
