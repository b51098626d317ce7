/** Types and schemas shared by both sides of the shop. Safe to import in the browser. */

export * from './account/customer-view.ts'
export type { CustomerDownload } from './account/my-downloads.ts'
export type { CustomerOrder, CustomerOrders } from './account/my-orders.ts'
export * from './address/addresses.ts'
export * from './address/countries.ts'
export { addressLines } from './address/format-address.ts'
export * from './address/states.ts'
export type { AddMessage } from './cart/add-texts.ts'
export type { CartMessage } from './cart/texts.ts'
export { cartTexts } from './cart/texts.ts'
export * from './cart/view.ts'
export * from './cart-reminders/cart-reminder.ts'
export type { BrandView } from './catalog/categories.ts'
export * from './catalog/choice-address.ts'
export * from './catalog/combine.ts'
export type {
  FilterFacet,
  FilterValue,
  ListFilters,
  ProductFilters,
} from './catalog/filters.ts'
export * from './catalog/json-ld.ts'
export * from './catalog/price-text.ts'
export * from './catalog/swatch.ts'
export { colorNamed } from './catalog/swatches.ts'
export * from './catalog/view.ts'
export * from './checkout/checkout-error.ts'
export type { CheckoutMessage } from './checkout/texts.ts'
export { checkoutTexts } from './checkout/texts.ts'
export * from './checkout/validate.ts'
export * from './checkout/view.ts'
export type { CustomerAddress, SavedAddress } from './customers/addresses.ts'
export * from './customers/customer.ts'
export type { CustomerPasskey } from './customers/passkeys.ts'
export type { CustomerSession } from './customers/sessions.ts'
export {
  DISCOUNT_TYPES,
  type Discount,
  type DiscountEdit,
  type DiscountType,
  FULL_PERCENT,
} from './discounts/discount.ts'
export * from './discounts/new-discount.ts'
export * from './discounts/view.ts'
export * from './downloads/view.ts'
export type { GiftCardKind, GiftCardReason } from './gift-cards/gift-card.ts'
export * from './gift-cards/view.ts'
export * from './import-jobs/job-view.ts'
export type {
  ImportChange,
  ImportProblem,
  ImportReport,
  ImportResult,
  MatchedColumn,
} from './import-jobs/report.ts'
export { INVOICE_KINDS, type InvoiceKind } from './invoices/document.ts'
export { formatInvoiceNumber } from './invoices/number-format.ts'
export { type MissingField, missingSellerFields } from './invoices/seller.ts'
export * from './model/addon.ts'
export * from './model/authors.ts'
export * from './model/bundle.ts'
export * from './model/checkout-fields.ts'
export * from './model/checkout-settings.ts'
export * from './model/currency-settings.ts'
export * from './model/custom-fields.ts'
export * from './model/customer-group.ts'
export { readGtin } from './model/gtin.ts'
export * from './model/invoice-settings.ts'
export {
  isMailEnabled,
  type MailEdit,
  type MailText,
  type MailTexts,
} from './model/mail-settings.ts'
export * from './model/media.ts'
export * from './model/order-status.ts'
export * from './model/payment-state.ts'
export * from './model/quantity-rule.ts'
export * from './model/settings.ts'
export * from './model/shipping-settings.ts'
export * from './model/shop-mails.ts'
export * from './model/shown-values.ts'
export { SIZE_GUIDE_PREFIX } from './model/size-guide.ts'
export { fitsCurrency } from './money/exchange.ts'
export { INHERITED_CLASS } from './money/tax-rates.ts'
export * from './money/totals.ts'
export { CONTENT_UNITS, type ContentUnit } from './money/unit-price.ts'
export type { OrderInput, OrderInputItem } from './order-editing/order-input.ts'
export type * from './order-editing/view.ts'
export * from './orders/download-limits.ts'
export { enteredFields } from './orders/entered-fields.ts'
export { CARRIERS, carrierName, trackingUrl } from './orders/fulfilments/carriers.ts'
export type { InvoiceListItem } from './orders/invoices/list-invoices.ts'
export type { OneStopShopRow } from './orders/one-stop-shop.ts'
export { ORDER_PAY_PATH } from './orders/payments/pay-link.ts'
export type { OrderPayView, PayMethod, PayReason, PayState } from './orders/payments/pay-view.ts'
export { payableAmount } from './orders/payments/payable.ts'
export type { SavedAtProvider } from './orders/payments/saved-methods.ts'
export { shareOf } from './orders/refunds/split-refund.ts'
export * from './orders/returns/return-states.ts'
export type * from './orders/returns/view.ts'
export { orderTexts } from './orders/texts.ts'
export * from './orders/total-rows.ts'
export { transferFacts } from './orders/transfer-facts.ts'
export * from './orders/view.ts'
export type { WithdrawalFormView, WithdrawnOrder } from './orders/withdrawals/open-form.ts'
export * from './orders/withdrawals/withdrawal.ts'
export type { PaymentChoice } from './payments/method.ts'
export type { NextStep, SavedMethod } from './payments/provider.ts'
export type { AttributeItem, AttributeValueEdit } from './products/attributes.ts'
export type { BrandItem } from './products/brands.ts'
export * from './products/list-item.ts'
export type { CategoryItem, TagItem } from './products/list-terms.ts'
export type { ManufacturerItem } from './products/manufacturers.ts'
export * from './products/new-product.ts'
export type {
  OfferEdit,
  ProductEdit,
  ProductRecord,
  StockEdit,
  VariantEdit,
} from './products/product-edit.ts'
export * from './reports/period.ts'
export * from './reports/view.ts'
export type { OwnReview, OwnReviews } from './reviews/own-reviews.ts'
export * from './reviews/review.ts'
export * from './sample.ts'
export { parseFormula } from './shipping/formula.ts'
export type { StockState, VariantStock } from './stock/availability.ts'
export type { StockAlertRefusal } from './stock-alerts/request-alert.ts'
export { STOCK_ALERT_CONFIRM_PATH, STOCK_ALERT_END_PATH } from './stock-alerts/stock-alert.ts'
export type { VatCheck, VatState } from './tax/check-vat-id.ts'
export { EU_RATES_DATE, isEuCountry } from './tax/eu-rates.ts'
export type { TaxRateItem } from './tax/tax-rate-edit.ts'
export { type WishMessage, wishRefusalKey } from './wishlist/wish-message.ts'
export type { WishedProduct, WishlistView } from './wishlist/wishlist.ts'
