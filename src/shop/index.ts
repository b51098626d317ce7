export { CustomerEdit } from './account/edit-customer.ts'
export { CUSTOMER_SORTS } from './account/list-customers.ts'
export type { CartItem } from './cart/resolve-cart-item.ts'
export { unlistedPaths } from './catalog/addresses.ts'
export type { FeedItem } from './catalog/feed.ts'
export type { ProductInput, StockInput, VariantInput } from './catalog/input.ts'
export type { ProductQuery } from './catalog/list.ts'
export type { ProductLocation } from './catalog/product-location.ts'
export { catalogTags } from './catalog/reader.ts'
export { createShop, type Shop } from './create-shop.ts'
export { CUSTOMER_GROUP_SORTS } from './customer-groups/create-customer-groups.ts'
export type { PaymentProviders, Pictures, ShopDeps } from './deps.ts'
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
export { GiftCardEdit, GiftCardIssue } from './gift-cards/edit-card.ts'
export type { GiftCardSort } from './gift-cards/list-cards.ts'
export type { ImportJobs } from './import-jobs/jobs.ts'
export type { ImportProblem, ImportReport, ImportResult } from './import-jobs/report.ts'
export { fitsEn16931 as isElectronic, renderCii } from './invoices/cii/render-cii.ts'
export type { InvoiceDocument } from './invoices/document.ts'
export type { InvoiceLook } from './invoices/pdf/render-pdf.ts'
export type { RenderAnswer } from './invoices/pdf/worker.ts'
export { CustomerGroupEdit } from './model/customer-group.ts'
export { findMailTextProblems, MailEdit } from './model/mail-settings.ts'
export { findExchange } from './money/settings-in.ts'
export { OrderInput } from './order-editing/order-input.ts'
export { PLACED_STATUSES } from './order-editing/place-draft.ts'
export type { InvoiceSort } from './orders/invoices/list-invoices.ts'
export { INVOICE_PATH } from './orders/invoices/load-invoices.ts'
export type { OrderFilter, OrderSort } from './orders/list-for-staff.ts'
export { renderOrderMail } from './orders/mail/order-mail.ts'
export { orderReceivedPath } from './orders/order-received.ts'
export { ORDER_PAY_PATH, orderPayPath, orderPayUrl } from './orders/payments/pay-link.ts'
export { savesMethods } from './orders/payments/saved-methods.ts'
export {
  type PrintKind,
  renderOrderPrint,
  renderOrdersPrint,
  type Sender,
} from './orders/print-html.ts'
export type { StatusReason } from './orders/set-status.ts'
export { renderTerms } from './orders/terms/render-terms.ts'
export { TERMS_PATH } from './orders/terms/terms-versions.ts'
export { isIban } from './payments/bacs/epc-text.ts'
export { findOnlineMethod, paymentMethods } from './payments/methods.ts'
export type {
  CallProvider,
  Credentials,
  PaymentMode,
  PaymentProvider,
} from './payments/provider.ts'
export type { ProductSort } from './products/list-for-staff.ts'
export { ProductEdit } from './products/product-edit.ts'
export type { ReportRequest } from './reports/create-reports.ts'
export type { AskVies } from './tax/check-vat-id.ts'
export { TAX_RATE_SORTS } from './tax/list-rates.ts'
export { TaxRateEdit } from './tax/tax-rate-edit.ts'
export { isVatId } from './tax/vat-id.ts'
