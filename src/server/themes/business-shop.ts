import { type NewPage, node } from '#pages/schema'
import { productPieces } from '../starter/product-pieces.ts'
import {
  checkoutHeader,
  contactSection,
  PRODUCT_ARCHIVES,
  popularProducts,
  productArchive,
  section,
  template,
} from './parts.ts'
import type { ThemeTexts } from './texts.ts'

const TINT = { design: { preset: 'tint' } }

/** Shop for business customers: facts first, a contact, and nothing beside the checkout. */
export const businessShop = (t: ThemeTexts): NewPage[] => [
  template(
    'business-product',
    t('product'),
    'body',
    [{ kind: 'all', of: 'product' }],
    [
      section(
        'product-section',
        [
          node('breadcrumbs', 'breadcrumbs'),
          ...productPieces({ images: { ratio: '1/1' }, buyBar: 'all', panels: 'tabs' }),
        ],
        { space: 'small' },
      ),
      contactSection(t, t('aboutProduct')),
    ],
  ),
  template(
    'business-products',
    t('products'),
    'body',
    PRODUCT_ARCHIVES,
    productArchive({}, { saleBadge: 'percent', quickView: true }),
  ),
  template(
    'business-cart',
    t('cart'),
    'body',
    [{ kind: 'cart' }],
    [node('post-content', 'content'), popularProducts(t('popular'), TINT)],
  ),
  checkoutHeader(t, 'business', { show: 'logo' }),
  template(
    'business-checkout',
    t('checkout'),
    'body',
    [{ kind: 'checkout' }],
    [node('post-content', 'content'), contactSection(t, t('aboutOrder'))],
  ),
  template(
    'business-order-received',
    t('orderReceived'),
    'body',
    [{ kind: 'order-received' }],
    [
      node('post-content', 'content'),
      popularProducts(t('popular')),
      contactSection(t, t('aboutOrder')),
    ],
  ),
]
