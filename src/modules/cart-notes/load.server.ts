import type { LoadContext, PropsOf } from '#module-contract'
import { loadCart } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const load = (_props: PropsOf<typeof Props>, context: LoadContext<Services>) =>
  loadCart(context, { hasProducts: false, withCountries: false })
