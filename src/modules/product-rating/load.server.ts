import type { LoadContext, PropsOf } from '#module-contract'
import { loadShownProduct } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const load = (props: PropsOf<typeof Props>, context: LoadContext<Services>) =>
  loadShownProduct(props, context)
