/** Loading products for modules; only for `load.server.ts`. */

export { loadCart } from './load/load-cart.ts'
export { loadDelivery } from './load/load-delivery.ts'
export {
  galleryPageNeeds,
  loadPanels,
  loadProduct,
  loadShownProduct,
  productQuery,
} from './load/load-product.ts'
export { loadSizeGuide } from './load/load-size-guide.ts'
export { loadStockAlert } from './load/load-stock-alert.ts'
export { loadTogether } from './load/load-together.ts'
