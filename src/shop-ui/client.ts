/** Exports for islands, without schemas and controls. */

export { BuyArea } from './buy/buy-area.tsx'
export { BuyBar } from './buy/buy-bar.tsx'
export { useProduct } from './buy/use-product.ts'
export { buyTexts, stillBuyTexts, togetherTexts } from './buy-texts.ts'
export { type CartData, toCartIslandData } from './cart/cart-data.ts'
export { CartNotes } from './cart/cart-notes.tsx'
export { CartPart } from './cart/cart-part.tsx'
export { CartProducts, EmptyCart } from './cart/cart-products.tsx'
export { CartShipping } from './cart/cart-shipping.tsx'
export { CartTotals } from './cart/cart-totals.tsx'
export { CouponForm } from './cart/coupon-form.tsx'
export { cartPartTexts } from './cart-part-texts.ts'
export { Disclosures, hasDisclosures } from './disclosures.tsx'
export { FactRows } from './facts.tsx'
export { ProductGallery } from './gallery/product-gallery.tsx'
export { ProductHead, ProductRating, TermLinks } from './head.tsx'
export { NumberFact } from './number-fact.tsx'
export { Panels } from './panels.tsx'
export { PriceLine, PriceWithDiscount } from './price.tsx'
export type { BuyData, PanelData, ShownProductData, TogetherData } from './product-data.ts'
export { partAttributes } from './product-parts.tsx'
export {
  disclosureTexts,
  factTexts,
  galleryTexts,
  headTexts,
  panelTexts,
  shownPriceTexts,
} from './product-texts.ts'
export { toIslandData, toStillData } from './to-island-data.ts'
export { Together } from './together.tsx'
