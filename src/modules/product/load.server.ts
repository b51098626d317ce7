import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import {
  galleryPageNeeds,
  loadDelivery,
  loadPanels,
  loadProduct,
  loadSizeGuide,
  loadStockAlert,
  loadTogether,
  productQuery,
} from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'

export const query = (props: PropsOf<typeof Props>, context: QueryContext<Services>) =>
  productQuery(props, context)

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ProductData> {
  const shown = await loadProduct(props, context)
  const { product } = shown
  if (product) context.needs(galleryPageNeeds(product, context.translate))
  if (product?.rating) context.needs({ styles: ['stars'] })
  const panels = await loadPanels(props.reviews, product, context)
  const together = props.together ? await loadTogether(product, context) : { together: [] }
  if (together.together.length > 0) context.needs({ styles: ['product-together'] })
  const delivery = props.delivery ? await loadDelivery(product, context) : undefined
  const sizeGuide = await loadSizeGuide(product, context)
  if (sizeGuide) context.needs({ styles: ['size-guide'] })
  const stockAlert = await loadStockAlert(product, context)
  return { ...shown, sizeGuide, stockAlert, ...panels, ...together, delivery }
}
