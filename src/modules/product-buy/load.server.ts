import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { BuyData } from '#shop-ui'
import {
  loadDelivery,
  loadProduct,
  loadSizeGuide,
  loadStockAlert,
  productQuery,
} from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const query = (props: PropsOf<typeof Props>, context: QueryContext<Services>) =>
  productQuery(props, context)

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<BuyData> {
  const shown = await loadProduct(props, context)
  const delivery = props.delivery ? await loadDelivery(shown.product, context) : undefined
  const sizeGuide = await loadSizeGuide(shown.product, context)
  if (sizeGuide) context.needs({ styles: ['size-guide'] })
  const stockAlert = await loadStockAlert(shown.product, context)
  return { ...shown, sizeGuide, stockAlert, delivery }
}
