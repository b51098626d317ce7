import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { loadShownProduct, productQuery } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const query = (props: PropsOf<typeof Props>, context: QueryContext<Services>) =>
  productQuery(props, context)

export const load = (props: PropsOf<typeof Props>, context: LoadContext<Services>) =>
  loadShownProduct(props, context)
