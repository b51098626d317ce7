import { type NewPage, node } from '#pages/schema'
import { productPieces } from '../starter/product-pieces.ts'
import {
  checkoutHeader,
  latestPosts,
  PRODUCT_ARCHIVES,
  popularProducts,
  productArchive,
  section,
  template,
} from './parts.ts'
import type { ThemeTexts } from './texts.ts'

/** Shop for magazines: large images and further reading on every page except the checkout. */
export const magazineShop = (t: ThemeTexts): NewPage[] => [
  template(
    'magazine-product',
    t('product'),
    'body',
    [{ kind: 'all', of: 'product' }],
    [
      section(
        'product-section',
        [
          node('breadcrumbs', 'breadcrumbs', { style: 'ruled', separator: 'slash' }),
          ...productPieces({
            images: { ratio: 'natural', gallery: 'stacked' },
            columns: '2-1',
            buyBar: 'phones',
            panels: 'accordion',
          }),
        ],
        { space: 'small' },
      ),
      latestPosts(t('toRead')),
    ],
  ),
  template(
    'magazine-products',
    t('products'),
    'body',
    PRODUCT_ARCHIVES,
    productArchive({ layout: 'portrait' }),
  ),
  template(
    'magazine-cart',
    t('cart'),
    'body',
    [{ kind: 'cart' }],
    [node('post-content', 'content'), latestPosts(t('toRead'))],
  ),
  checkoutHeader(t, 'magazine', { show: 'name' }),
  template(
    'magazine-checkout',
    t('checkout'),
    'body',
    [{ kind: 'checkout' }],
    [node('post-content', 'content')],
  ),
  template(
    'magazine-order-received',
    t('orderReceived'),
    'body',
    [{ kind: 'order-received' }],
    [node('post-content', 'content'), latestPosts(t('toRead')), popularProducts(t('popular'))],
  ),
]
