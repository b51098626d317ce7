import Type, { type Static } from 'typebox'
import { MAX_CODE_LENGTH } from '../discounts/discount.ts'
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
  emptyCheckoutFields,
  normalizeFields,
  readCheckoutFields,
} from '../model/checkout-fields.ts'
import {
  CUSTOM_FIELD_LENGTHS,
  CUSTOM_FIELD_NAME,
  type CustomValues,
  isCustomFieldName,
} from '../model/custom-fields.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { MAX_PRICE } from '../money/limits.ts'

const MAX_ITEMS = 500
const MAX_FEES = 20
const MAX_COUPONS = 20
const MAX_OPTIONS = 20

/** Fields of the checkout that have another place here, or concern the visitor only. */
const ELSEWHERE = ['shipping_method', 'terms', 'shown_total'] as const
type InputField = Exclude<CheckoutField, (typeof ELSEWHERE)[number]>

const isInputField = (name: string): name is InputField =>
  name in emptyCheckoutFields && !(ELSEWHERE as readonly string[]).includes(name)

const id = Type.String({ minLength: 1, maxLength: 100 })
/** In the basis of the order. */
const Amount = Type.Integer({ minimum: 0, maximum: MAX_PRICE })
const Title = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })

const closed = { additionalProperties: false }

/** Custom fields are inputs of the same form. */
const CUSTOM_FIELDS = {
  [CUSTOM_FIELD_NAME.source]: Type.String({ maxLength: CUSTOM_FIELD_LENGTHS.textarea }),
}

/** An order as staff enters it: a draft, or an edit of a placed order. */
export const OrderInput = Type.Object(
  {
    fields: Type.Object(
      Object.fromEntries(
        CHECKOUT_FIELDS.filter(isInputField).map(name => [
          name,
          Type.String({ maxLength: CHECKOUT_LENGTHS[name], default: '' }),
        ]),
      ) as Record<InputField, ReturnType<typeof Type.String>>,
      { ...closed, patternProperties: CUSTOM_FIELDS },
    ),
    items: Type.Array(
      Type.Object(
        {
          /** Line of the placed order. */
          lineId: Type.Optional(id),
          variantId: id,
          /** Value per option that the variant leaves open. */
          options: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 200 }), {
            maxProperties: MAX_OPTIONS,
            default: {},
          }),
          quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
          /** Null: the price of the product, or the agreed price of the line. */
          unitPrice: Type.Union([Type.Null(), Amount], { default: null }),
        },
        closed,
      ),
      { maxItems: MAX_ITEMS, default: [] },
    ),
    fees: Type.Array(
      Type.Object(
        {
          lineId: Type.Optional(id),
          title: Title,
          amount: Amount,
          /** Null if it is not taxed. */
          taxClass: Type.Union([Type.Null(), Type.String({ maxLength: 100 })], { default: '' }),
        },
        closed,
      ),
      { maxItems: MAX_FEES, default: [] },
    ),
    shipping: Type.Union([
      /** An offered method; the cheapest if `method` is empty. */
      Type.Object(
        { kind: Type.Literal('method'), method: Type.String({ maxLength: 100 }) },
        closed,
      ),
      Type.Object({ kind: Type.Literal('own'), title: Title, amount: Amount }, closed),
      /** The shipping of the placed order. */
      Type.Object({ kind: Type.Literal('kept') }, closed),
    ]),
    /** The customer is exempt from taxes. */
    isTaxExempt: Type.Optional(Type.Boolean()),
    coupons: Type.Array(Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH }), {
      maxItems: MAX_COUPONS,
      default: [],
    }),
  },
  closed,
)
type Input = Static<typeof OrderInput>
export type OrderInput = Omit<Input, 'fields'> & { fields: Input['fields'] & CustomValues }
export type OrderInputItem = OrderInput['items'][number]

/** The fields as the checkout has them. */
export const toCheckoutFields = ({ fields, shipping }: OrderInput): CheckoutFields =>
  normalizeFields({
    ...readCheckoutFields(fields),
    shipping_method: shipping.kind === 'method' ? shipping.method : '',
  })

/** Those of stored checkout fields that are part of an input. */
export const toInputFields = (fields: Partial<CheckoutFields>): OrderInput['fields'] => {
  const all = { ...emptyCheckoutFields, ...fields }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => isCustomFieldName(name) || isInputField(name)),
  ) as OrderInput['fields']
}
