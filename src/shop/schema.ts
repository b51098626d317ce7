/** Types and schemas shared by both sides of the shop. Safe to import in the browser. */
export type { AddMessage } from './cart/add-texts.ts'
export type { CartMessage } from './cart/texts.ts'
export * from './cart/view.ts'
export * from './catalog/combine.ts'
export * from './catalog/json-ld.ts'
export * from './catalog/price-text.ts'
export { colorNamed } from './catalog/swatches.ts'
export * from './catalog/view.ts'
export * from './checkout/addresses.ts'
export * from './checkout/countries.ts'
export * from './checkout/fields.ts'
export type { CheckoutMessage } from './checkout/texts.ts'
export * from './checkout/validate.ts'
export * from './checkout/view.ts'
export * from './import/job-view.ts'
export type { ImportChange, ImportProblem, ImportReport, ImportResult } from './import/report.ts'
export * from './orders/download-limits.ts'
export * from './orders/status.ts'
export { orderTexts } from './orders/texts.ts'
export * from './orders/total-rows.ts'
export * from './orders/view.ts'
export * from './pricing/totals.ts'
export * from './products/list-item.ts'
export type { CategoryItem, TagItem } from './products/list-terms.ts'
export * from './products/new-product.ts'
export type {
  OfferEdit,
  ProductEdit,
  ProductRecord,
  StockEdit,
  VariantEdit,
} from './products/product-edit.ts'
export * from './sample.ts'
export * from './settings.ts'
