import type { Rating } from '../catalog/view.ts'

export const REVIEW_STATUSES = ['pending', 'published', 'spam'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Maximum lengths in characters. */
export const REVIEW_LENGTHS = { title: 150, body: 5000, name: 100, email: 254 } as const

/** Limits of the photos of a review. */
export const REVIEW_PHOTOS = { count: 4, maxMb: 10 } as const

/**
 * Reasons for refusing a photo. `uploads-busy`: too many photos wait to be re-encoded.
 * `storage-full`: the storage does not accept files.
 */
export type PhotoProblem =
  | 'not-a-photo'
  | 'broken-file'
  | 'too-many-pixels'
  | 'too-large'
  | 'too-many'
  | 'uploads-busy'
  | 'storage-full'

export interface ReviewPhoto {
  id: string
  /** Pixels of the large version. */
  width: number
  height: number
}

export const REVIEW_PHOTO_SIZES = ['large', 'small'] as const
export type ReviewPhotoSize = (typeof REVIEW_PHOTO_SIZES)[number]

/** Name of a photo in its storage; below `/review-photos/` it is the public URL. */
export const reviewPhotoName = (id: string, size: ReviewPhotoSize) => `${id}/${size}.webp`

/** A review as visitors see it. */
export interface ShownReview {
  id: string
  rating: number
  /** May be empty, like `body`. */
  title: string
  body: string
  /** Empty after personal data was erased. */
  name: string
  at: number
  /** Whether the author bought the product. */
  isVerified: boolean
  reply: { text: string; at: number } | undefined
  photos: ReviewPhoto[]
}

/** The reviews of a product in numbers. */
export interface ReviewSummary {
  rating: Rating | undefined
  /** Number of reviews by stars. */
  counts: Record<Stars, number>
}

/** A review for staff. */
export interface ReviewItem extends Omit<ShownReview, 'reply' | 'at'> {
  status: ReviewStatus
  email: string | null
  reply: string
  createdAt: number
  deletedAt: number | null
  product: { id: string; name: string; path: string }
  /** The order with which the author bought the product. */
  order: { id: string; number: number } | null
}
