import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { galleryPageNeeds, loadShownProduct, productQuery } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const query = (props: PropsOf<typeof Props>, context: QueryContext<Services>) =>
  productQuery(props, context)

export async function load(props: PropsOf<typeof Props>, context: LoadContext<Services>) {
  const shown = await loadShownProduct(props, context)
  if (shown.product) context.needs(galleryPageNeeds(shown.product, context.translate))
  return shown
}
