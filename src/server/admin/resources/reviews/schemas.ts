import Type from 'typebox'
import { REVIEW_LENGTHS, REVIEW_PHOTO_SIZES, REVIEW_STATUSES } from '#shop/schema'

const Status = Type.Union(REVIEW_STATUSES.map(status => Type.Literal(status)))
const Rating = Type.Integer({ minimum: 1, maximum: 5 })

export const filters = {
  /** Default: all except spam and trash. */
  status: Type.Optional(Type.Union([...Status.anyOf, Type.Literal('trash')])),
  rating: Type.Optional(Rating),
  /** Id. */
  product: Type.Optional(Type.String({ maxLength: 100 })),
}

export const ReviewSchema = Type.Object({
  id: Type.String(),
  rating: Rating,
  title: Type.String(),
  body: Type.String(),
  /** Empty if personal data was erased. */
  name: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  status: Status,
  /** Public answer; empty for none. */
  reply: Type.String(),
  /** Whether the author bought the product. */
  isVerified: Type.Boolean(),
  photos: Type.Array(
    Type.Object({ id: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  createdAt: Type.Integer(),
  deletedAt: Type.Union([Type.Integer(), Type.Null()]),
  product: Type.Object({ id: Type.String(), name: Type.String(), path: Type.String() }),
  order: Type.Union([Type.Object({ id: Type.String(), number: Type.Integer() }), Type.Null()]),
})

export const ReviewChanges = Type.Object(
  {
    status: Type.Optional(Status),
    rating: Type.Optional(Rating),
    title: Type.Optional(Type.String({ maxLength: REVIEW_LENGTHS.title })),
    body: Type.Optional(Type.String({ maxLength: REVIEW_LENGTHS.body })),
    name: Type.Optional(Type.String({ maxLength: REVIEW_LENGTHS.name })),
    reply: Type.Optional(Type.String({ maxLength: REVIEW_LENGTHS.body })),
  },
  { additionalProperties: false },
)

const PhotoId = Type.String({ pattern: '^[a-z0-9]{1,60}$' })

/** A photo of a review. */
export const PhotoParams = Type.Object({ id: Type.String({ maxLength: 100 }), photo: PhotoId })

export const PhotoFileParams = Type.Object({
  id: PhotoId,
  size: Type.Union(REVIEW_PHOTO_SIZES.map(size => Type.Literal(size))),
})
