import { defineModule } from '#module-contract'
import {
  emptyProduct,
  galleryNeeds,
  galleryTexts,
  sharesProduct,
  toStillData,
  withoutProduct,
} from '#shop-ui'
import { ProductImages } from './ProductImages.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product images',
  icon: 'gallery',
  category: 'Shop',
  description: 'The images and videos of a product, which open in full size.',
  props: Props,
  emptyState: emptyProduct('image'),
  warnings: withoutProduct,
  component: ProductImages,
  sharedStyles: ['product-gallery'],
  hydrate: 'activity',
  sharesQuery: sharesProduct,
  needs: props => ({ styles: galleryNeeds(props) }),
  serverTexts: [galleryTexts],
  toIslandData: toStillData,
})
