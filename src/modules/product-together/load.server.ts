import type { LoadContext, PropsOf } from '#module-contract'
import { loadShownProduct, loadTogether } from '#shop-ui/server'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export async function load(props: PropsOf<typeof Props>, context: LoadContext<Services>) {
  const shown = await loadShownProduct(props, context)
  return { ...shown, ...(await loadTogether(shown.product, context)) }
}
