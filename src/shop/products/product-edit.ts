import Type, { type Static } from 'typebox'
import { PRODUCT_TYPES, VISIBILITIES } from '../catalog/view.ts'
import { ADDON_TYPES, MAX_ADDON_CHOICES, MAX_ADDON_TEXT, MAX_ADDONS } from '../model/addon.ts'
import { MAX_BUNDLE_PARTS, MAX_BUNDLE_QUANTITY } from '../model/bundle.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { MAX_PRICE } from '../money/limits.ts'
import { CONTENT_UNITS, type ContentUnit } from '../money/unit-price.ts'

const closed = { additionalProperties: false }
const id = Type.String({ minLength: 1, maxLength: 100 })
const Ids = Type.Array(id, { maxItems: 200 })
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]))
/** Minor units. */
const Price = orNull(Type.Integer({ minimum: 0, maximum: MAX_PRICE }))
const Moment = orNull(Type.Integer({ minimum: 0 }))
const Sku = orNull(Type.String({ minLength: 1, maxLength: 100 }))
const Html = Type.String({ maxLength: 200_000 })
const Measure = orNull(Type.Number({ minimum: 0, maximum: 1e9 }))

const Quantity = Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: MAX_QUANTITY })))
/** In which quantities it is sold; null for no rule, or for that of the product. */
const quantities = { minQuantity: Quantity, maxQuantity: Quantity, quantityStep: Quantity }

export const StockEdit = Type.Object(
  {
    /** Null: not counted, `status` decides. */
    quantity: orNull(Type.Integer({ minimum: -1e9, maximum: 1e9 })),
    /** Value before the change. */
    was: Type.Optional(orNull(Type.Integer())),
    status: oneOf(['in-stock', 'out-of-stock', 'on-backorder']),
    backorders: oneOf(['no', 'notify', 'yes']),
    lowAt: orNull(Type.Integer({ minimum: 0, maximum: 1e9 })),
  },
  closed,
)
export type StockEdit = Static<typeof StockEdit>

/** Prices and measures. */
const offer = {
  regularPrice: Price,
  salePrice: Price,
  saleFrom: Moment,
  /** Exclusive end of the sale. */
  saleTo: Moment,
  virtual: Type.Boolean(),
  downloadable: Type.Boolean(),
  /** Downloadable files. */
  downloads: Type.Array(
    Type.Object(
      {
        name: Type.String({ maxLength: 200 }),
        /** A path or URL. */
        url: Type.String({ maxLength: 2000, pattern: '^(https?://|/).+$' }),
      },
      closed,
    ),
    { maxItems: 50 },
  ),
  /** Downloads per purchased item; 0: unlimited, null: default of the shop. */
  downloadLimit: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1e6 }))),
  /** Days until downloads expire; 0: never, null: default of the shop. */
  downloadDays: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 36_500 }))),
  /** EAN, UPC or ISBN; spaces and hyphens are removed. */
  gtin: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 30 }))),
  /** Number of the manufacturer. */
  mpn: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 70 }))),
  /** Purchase price; only for staff. */
  cost: Type.Optional(Price),
  /** Content of the package, for unit prices. */
  content: Type.Optional(Measure),
  measures: Type.Object(
    { weight: Measure, length: Measure, width: Measure, height: Measure },
    closed,
  ),
}
export const OfferEdit = Type.Object(offer, closed)
export type OfferEdit = Static<typeof OfferEdit>

export const VariantEdit = Type.Object(
  {
    ...offer,
    ...quantities,
    /** Missing for new variants. */
    id: Type.Optional(id),
    sku: Sku,
    /** Value per option key; a missing key matches any value. */
    options: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 200 })),
    enabled: Type.Boolean(),
    image: orNull(id),
    descriptionHtml: Html,
    taxClass: orNull(Type.String({ maxLength: 50 })),
    shippingClass: orNull(Type.String({ maxLength: 60 })),
    /** Null: shares the product's stock item. */
    stock: orNull(StockEdit),
  },
  closed,
)
export type VariantEdit = Static<typeof VariantEdit>

export const OptionEdit = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\s]+$' }),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    values: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 100 }),
    visible: Type.Boolean(),
    variation: Type.Boolean(),
    global: Type.Optional(Type.Boolean()),
    /** By value. */
    swatches: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 200 }),
        Type.Object(
          {
            colour: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
            image: Type.Optional(id),
          },
          closed,
        ),
        { maxProperties: 100 },
      ),
    ),
  },
  closed,
)

const AddonPriceEdit = orNull(
  Type.Object(
    {
      kind: oneOf(['fixed', 'percent']),
      /** Minor units, or parts per million up to 1,000 %. */
      amount: Type.Integer({ minimum: 0, maximum: MAX_PRICE }),
      per: oneOf(['item', 'line']),
    },
    closed,
  ),
)
const AddonId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
const AddonNumber = orNull(Type.Number({ minimum: -1e9, maximum: 1e9 }))

export const AddonEdit = Type.Object(
  {
    id: AddonId,
    type: oneOf(ADDON_TYPES),
    label: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    help: Type.String({ maxLength: 500 }),
    required: Type.Boolean(),
    maxLength: orNull(Type.Integer({ minimum: 1, maximum: MAX_ADDON_TEXT })),
    min: AddonNumber,
    max: AddonNumber,
    display: oneOf(['radio', 'select']),
    choices: Type.Array(
      Type.Object(
        {
          id: AddonId,
          label: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
          price: AddonPriceEdit,
        },
        closed,
      ),
      { maxItems: MAX_ADDON_CHOICES },
    ),
    price: AddonPriceEdit,
  },
  closed,
)
/** Fields that buyers fill in. */
export const AddonsEdit = Type.Array(AddonEdit, { maxItems: MAX_ADDONS })

const MediaId = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })

/** A library video or URL, with a poster. */
const VideoEdit = Type.Object(
  {
    file: Type.Union([MediaId, Type.Null()]),
    url: Type.String({ maxLength: 2000, pattern: '^(https://\\S+)?$' }),
    poster: Type.Union([MediaId, Type.Null()]),
  },
  closed,
)

/** A product as edited by staff. */
export const ProductEdit = Type.Object(
  {
    type: oneOf(PRODUCT_TYPES),
    status: oneOf(['published', 'draft', 'trash']),
    visibility: oneOf(VISIBILITIES),
    featured: Type.Boolean(),
    /** Derived from the name if empty. */
    slug: Type.String({ maxLength: 120 }),
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    sku: Sku,
    shortHtml: Html,
    descriptionHtml: Html,
    purchaseNote: Type.String({ maxLength: 2000 }),
    taxStatus: oneOf(['taxable', 'shipping', 'none']),
    taxClass: Type.String({ maxLength: 50 }),
    shippingClass: Type.String({ maxLength: 60 }),
    /** Each sold item becomes a gift card worth its price. */
    giftCard: Type.Boolean(),
    /** Excluded from the right of withdrawal. */
    noWithdrawal: Type.Boolean(),
    /** Unit of `content`, for unit prices. */
    contentUnit: Type.Union([Type.Literal(''), oneOf(Object.keys(CONTENT_UNITS) as ContentUnit[])]),
    manufacturerId: orNull(id),
    brandId: orNull(id),
    /** Id of a page or block; null for that of the categories. */
    sizeGuide: orNull(id),
    /** Warnings and safety information. */
    safety: Type.String({ maxLength: 5000 }),
    /** Duration of the manufacturer's guarantee of durability; 0 for none. */
    guaranteeYears: Type.Integer({ minimum: 0, maximum: 99 }),
    soldIndividually: Type.Boolean(),
    ...quantities,
    /** Empty: as the name. */
    seoTitle: Type.String({ maxLength: 200 }),
    /** Empty: from the short description. */
    seoDescription: Type.String({ maxLength: 1000 }),
    /** Keeps search engines away. */
    noindex: Type.Boolean(),
    /** Media id; null: the first image. */
    socialImage: orNull(id),
    reviewsAllowed: Type.Boolean(),
    externalUrl: Type.String({ maxLength: 2000, pattern: '^(https?://\\S+)?$' }),
    buttonText: Type.String({ maxLength: 100 }),
    position: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    options: Type.Array(OptionEdit, { maxItems: 20 }),
    addons: AddonsEdit,
    /** Products that each item consists of; only for simple products. */
    bundle: Type.Array(
      Type.Object(
        {
          variantId: id,
          quantity: Type.Integer({ minimum: 1, maximum: MAX_BUNDLE_QUANTITY }),
          label: Type.String({ maxLength: 500 }),
          /** Buyers choose the variant. */
          choice: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { maxItems: MAX_BUNDLE_PARTS },
    ),
    /** Reduction of the sum of the parts, which becomes the price; null: the price is entered. */
    bundlePpm: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    images: Ids,
    videos: Type.Array(VideoEdit, { maxItems: 20 }),
    /** Ids. */
    categories: Ids,
    /** Names. */
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 }),
    upsells: Ids,
    crossSells: Ids,
    grouped: Ids,
    /** For simple and external products. */
    offer: OfferEdit,
    /** The product's stock item. */
    stock: StockEdit,
    /** All variants of a variable product. */
    variants: Type.Array(VariantEdit, { maxItems: 1000 }),
  },
  closed,
)
export type ProductEdit = Static<typeof ProductEdit>

/** A stored product. */
export interface ProductRecord extends ProductEdit {
  id: string
  /** Path of its page. */
  path: string
  createdAt: number
  updatedAt: number
}
