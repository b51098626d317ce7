import Type, { type Static } from 'typebox'

const country = Type.String({ pattern: '^[A-Z]{2}$' })
const minor = Type.Integer({ minimum: 0, maximum: 1e12 })
const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Unsafe<Value>(Type.Enum([...values]))

/** Stored with products, so it is permanent. */
const ClassId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' })

/** An amount in the shop's currency or a formula; see `shipping/formula.ts`. */
const Formula = Type.String({ maxLength: 200 })

/** A place where buyers collect orders. */
export const PickupPlace = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  address: Type.String({ maxLength: 300 }),
  hours: Type.String({ maxLength: 300 }),
})
export type PickupPlace = Static<typeof PickupPlace>

/** Costs up to a measured amount, inclusive. */
const ShippingRow = Type.Object({
  /** In minor units of the currency, items, or the shop's unit of weight. Null: without limit. */
  upTo: Type.Union([Type.Number({ minimum: 0, maximum: 1e12 }), Type.Null()]),
  cost: minor,
})
export type ShippingRow = Static<typeof ShippingRow>

export const SHIPPING_KINDS = ['flat', 'free', 'table', 'pickup'] as const

/** Costs are with or without tax like the prices. Fields that a kind does not use are ignored. */
export const ShippingMethod = Type.Object({
  id: Type.String({ minLength: 1 }),
  kind: oneOf(...SHIPPING_KINDS),
  title: Type.String({ minLength: 1 }),
  /** For `flat` and `pickup`. */
  cost: minor,
  /** For `free`: minimum value of the goods, with tax if prices are shown or entered with it. */
  minimum: minor,
  /** For `free`: a minimum by default. */
  requires: Type.Optional(oneOf('nothing', 'minimum', 'coupon', 'either', 'both')),
  /** For `free`: compare the minimum with the value before discounts. */
  beforeDiscounts: Type.Optional(Type.Boolean()),
  /** For `flat`: added to the cost. */
  formula: Type.Optional(Formula),
  /** For `flat`: added for items of these classes. */
  classCosts: Type.Optional(
    Type.Array(Type.Object({ shippingClass: ClassId, formula: Formula }), { maxItems: 50 }),
  ),
  /** For `flat`: whether the costs of all classes in the cart count, or the highest. */
  classRule: Type.Optional(oneOf('sum', 'highest')),
  /** For `table`: what `rows` measure. */
  by: Type.Optional(oneOf('weight', 'value', 'items')),
  rows: Type.Optional(Type.Array(ShippingRow, { maxItems: 100 })),
  /** For `pickup`. */
  places: Type.Optional(Type.Array(PickupPlace, { maxItems: 50 })),
  /** Working days until delivery. */
  delivery: Type.Optional(
    Type.Object({
      from: Type.Integer({ minimum: 0, maximum: 365 }),
      to: Type.Integer({ minimum: 0, maximum: 365 }),
    }),
  ),
})
export type ShippingMethod = Static<typeof ShippingMethod>

export const ShippingZone = Type.Object({
  name: Type.String(),
  /** Without countries and states: everywhere else. */
  countries: Type.Array(country),
  /** `US:CA`. */
  states: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}:[A-Z0-9]{1,5}$' }), { maxItems: 500 }),
  ),
  /** Postcodes, ranges and prefixes as of tax rates; all if empty. */
  postcodes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 2000 })),
  methods: Type.Array(ShippingMethod),
})
export type ShippingZone = Static<typeof ShippingZone>

export const ShippingClass = Type.Object(
  { id: ClassId, name: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
)
export type ShippingClass = Static<typeof ShippingClass>

/** From which dates of delivery are computed, besides the working days of each method. */
export const DeliveryDatesSettings = Type.Object(
  {
    enabled: Type.Boolean(),
    /** Working days until an order is sent; 0: on the day of the order. */
    handlingDays: Type.Integer({ minimum: 0, maximum: 365 }),
    /** Time in the shop's time zone; later orders are handled on the next working day. */
    cutOff: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    /** 0 is Sunday. */
    workingDays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: 1,
      maxItems: 7,
    }),
    /** Such as `2026-12-24`. */
    daysOff: Type.Array(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }), {
      maxItems: 200,
    }),
  },
  { additionalProperties: false },
)
