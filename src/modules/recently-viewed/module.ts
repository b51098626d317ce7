import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { RecentlyViewed } from './RecentlyViewed.tsx'

export default defineModule({
  label: 'Recently viewed products',
  icon: 'clock',
  category: 'Shop',
  description:
    'Products that the visitor has looked at, remembered in the browser. Add it to the product template, too.',
  props: Props,
  component: RecentlyViewed,
  stores: ['vitrine:recent'],
  hydrate: 'never',
  withoutServer: 'still',
})
