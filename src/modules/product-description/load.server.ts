import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { PanelData } from '#shop-ui'
import { loadPanels, loadShownProduct, productQuery } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const query = (props: PropsOf<typeof Props>, context: QueryContext<Services>) =>
  productQuery(props, context)

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<PanelData> {
  const shown = await loadShownProduct(props, context)
  return { ...shown, ...(await loadPanels(props.reviews, shown.product, context)) }
}
