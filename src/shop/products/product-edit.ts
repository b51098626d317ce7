import Type, { type Static } from 'typebox'
import { PRODUCT_TYPES, VISIBILITIES } from '../catalog/view.ts'
import { MAX_PRICE } from '../pricing/limits.ts'

const closed = { additionalProperties: false }
const id = Type.String({ minLength: 1, maxLength: 100 })
const Ids = Type.Array(id, { maxItems: 200 })
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]))
/** In the currency's minor unit. */
const Price = orNull(Type.Integer({ minimum: 0, maximum: MAX_PRICE }))
const Moment = orNull(Type.Integer({ minimum: 0 }))
const Sku = orNull(Type.String({ minLength: 1, maxLength: 100 }))
const Html = Type.String({ maxLength: 200_000 })
const Measure = orNull(Type.Number({ minimum: 0, maximum: 1e9 }))

export const StockEdit = Type.Object(
  {
    /** Null: not counted, `status` alone says whether there is some. */
    quantity: orNull(Type.Integer({ minimum: -1e9, maximum: 1e9 })),
    /** What was read before it was changed. */
    was: Type.Optional(orNull(Type.Integer())),
    status: oneOf(['in-stock', 'out-of-stock', 'on-backorder']),
    backorders: oneOf(['no', 'notify', 'yes']),
    lowAt: orNull(Type.Integer({ minimum: 0, maximum: 1e9 })),
  },
  closed,
)
export type StockEdit = Static<typeof StockEdit>

/** What a thing costs and measures. */
const offer = {
  regularPrice: Price,
  salePrice: Price,
  saleFrom: Moment,
  /** The sale is over at this moment. */
  saleTo: Moment,
  virtual: Type.Boolean(),
  downloadable: Type.Boolean(),
  /** What its buyers may have. */
  downloads: Type.Array(
    Type.Object(
      {
        name: Type.String({ maxLength: 200 }),
        /** Here or elsewhere. */
        url: Type.String({ maxLength: 2000, pattern: '^(https?://|/).+$' }),
      },
      closed,
    ),
    { maxItems: 50 },
  ),
  /** Downloads per piece bought; 0: unlimited, null: the shop's default. */
  downloadLimit: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1e6 }))),
  /** Days until downloads expire; 0: never, null: the shop's default. */
  downloadDays: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 36_500 }))),
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
    /** Missing for a new one. */
    id: Type.Optional(id),
    sku: Sku,
    /** Value per option key; a key that is missing takes any value. */
    options: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 200 })),
    enabled: Type.Boolean(),
    image: orNull(id),
    descriptionHtml: Html,
    taxClass: orNull(Type.String({ maxLength: 50 })),
    /** Null: taken from the product's stock item. */
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

const MediaId = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })

/** A video of the library, or at an address; with an image until it plays. */
const VideoEdit = Type.Object(
  {
    file: Type.Union([MediaId, Type.Null()]),
    url: Type.String({ maxLength: 2000, pattern: '^(https://\\S+)?$' }),
    poster: Type.Union([MediaId, Type.Null()]),
  },
  closed,
)

/** A product as the staff edits it. */
export const ProductEdit = Type.Object(
  {
    type: oneOf(PRODUCT_TYPES),
    status: oneOf(['published', 'draft', 'trash']),
    visibility: oneOf(VISIBILITIES),
    featured: Type.Boolean(),
    /** Empty: made of the name. */
    slug: Type.String({ maxLength: 120 }),
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    sku: Sku,
    shortHtml: Html,
    descriptionHtml: Html,
    purchaseNote: Type.String({ maxLength: 2000 }),
    taxStatus: oneOf(['taxable', 'shipping', 'none']),
    taxClass: Type.String({ maxLength: 50 }),
    soldIndividually: Type.Boolean(),
    reviewsAllowed: Type.Boolean(),
    externalUrl: Type.String({ maxLength: 2000, pattern: '^(https?://\\S+)?$' }),
    buttonText: Type.String({ maxLength: 100 }),
    position: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    options: Type.Array(OptionEdit, { maxItems: 20 }),
    images: Ids,
    videos: Type.Array(VideoEdit, { maxItems: 20 }),
    /** Ids. */
    categories: Ids,
    /** Names. */
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 }),
    upsells: Ids,
    crossSells: Ids,
    grouped: Ids,
    /** Of a simple or external product. */
    offer: OfferEdit,
    /** The product's stock item. */
    stock: StockEdit,
    /** All of a variable product. */
    variants: Type.Array(VariantEdit, { maxItems: 1000 }),
  },
  closed,
)
export type ProductEdit = Static<typeof ProductEdit>

/** A product that is stored. */
export interface ProductRecord extends ProductEdit {
  id: string
  /** Of its page. */
  path: string
  createdAt: number
  updatedAt: number
}
