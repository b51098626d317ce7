export type { CartItem } from './cart/resolve-cart-item.ts'
export { unlistedPaths } from './catalog/addresses.ts'
export type { ProductInput, StockInput, VariantInput } from './catalog/input.ts'
export type { ProductQuery } from './catalog/list.ts'
export type { ProductLocation } from './catalog/product-location.ts'
export { catalogTags } from './catalog/reader.ts'
export { createShop, type Shop } from './create-shop.ts'
export type { Pictures, ShopDeps } from './deps.ts'
export { DiscountEdit } from './discounts/discount.ts'
export type { DiscountSort } from './discounts/list-discounts.ts'
export type { FoundDownload } from './downloads/deliver-download.ts'
export {
  type FileAddress,
  privateFileAddress,
  readFileAddress,
  toFileName,
} from './downloads/file-address.ts'
export { DOWNLOAD_PATH } from './downloads/load-downloads.ts'
export type { ImportProblem, ImportReport, ImportResult } from './import/report.ts'
export type { OrderSort } from './orders/list-for-staff.ts'
export { renderOrderMail } from './orders/mail/order-mail.ts'
export { orderReceivedPath } from './orders/order-received.ts'
export { type PrintKind, renderOrderPrint, type Sender } from './orders/print-html.ts'
export type { ProductSort } from './products/list-for-staff.ts'
export { ProductEdit } from './products/product-edit.ts'
