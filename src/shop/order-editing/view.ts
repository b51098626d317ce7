import type { Minor } from '#base'
import type { CartMessage } from '../cart/texts.ts'
import type { CartCoupon, ShippingChoice } from '../cart/view.ts'
import type { CheckoutMessage } from '../checkout/texts.ts'
import type { FormField } from '../model/checkout-fields.ts'
import type { CustomField } from '../model/custom-fields.ts'
import type { ChosenOption, MoneyFormat, ShownExemption } from '../model/shown-values.ts'
import type { TaxBasis } from '../money/tax.ts'
import type { Totals } from '../money/totals.ts'
import type { PaymentChoice } from '../payments/method.ts'
import type { VatState } from '../tax/check-vat-id.ts'

/** Why an order cannot be placed or changed. */
export interface OrderProblem {
  /** Undefined if it concerns an item or the whole order. */
  field: FormField | undefined
  /** Position of the item in the input. */
  item?: number
  label?: CheckoutMessage | undefined
  message: CheckoutMessage | CartMessage
  /** Next to the field. */
  beside?: CheckoutMessage | undefined
}

/** An item of an entered order with its price. */
export interface PreviewItem {
  /** Position in the input. */
  item: number
  name: string
  options: ChosenOption[]
  sku: string | undefined
  /** Media id. */
  image: string | undefined
  quantity: number
  /** Items that cannot be removed, because they were shipped or refunded. */
  minQuantity: number
  /** In the basis of the order, as staff may change it. */
  unitPrice: Minor
  /** As displayed, before and after discounts. */
  subtotal: Minor
  total: Minor
  tax: Minor
}

/** An entered order with all its amounts. */
export interface OrderPreview {
  items: PreviewItem[]
  basis: TaxBasis
  totals: Totals
  methods: ShippingChoice[]
  /** Id of the selected method; undefined without shipping, or if staff set its costs. */
  method: string | undefined
  needsShipping: boolean
  coupons: CartCoupon[]
  /** Result of checking the VAT ID; undefined if none was entered. */
  vatState: VatState | undefined
  exemption: ShownExemption | undefined
  problems: OrderProblem[]
  /** Left to pay; negative if more was paid. */
  due: Minor
  /** Changes of an edit, a line each: name, before and after. */
  changes: string[]
  money: MoneyFormat
}

/** Choices of the order form. */
export interface OrderFormConfig {
  /** Of the shop. */
  country: string
  currency: string
  basis: TaxBasis
  countries: { code: string; name: string }[]
  payments: PaymentChoice[]
  taxClasses: { id: string; name: string }[]
  asksVatId: boolean
  customFields: CustomField[]
  offersGiftNote: boolean
}

/** A variant that can be added to an order. */
export interface OrderableItem {
  variantId: string
  /** Value per option that the variant leaves open. */
  options: Record<string, string>
  name: string
  /** Chosen values. */
  choice: string
  sku: string
  image: string | undefined
  /** As entered in the catalog, in the shop's currency. */
  price: Minor
  currency: string
  /** Items in stock; null if they are not counted. */
  left: number | null
}
