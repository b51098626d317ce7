import type { Generated } from 'kysely'

export interface ReviewTables {
  /** Reviews of products by visitors. */
  reviews: {
    id: string
    product_id: string
    /** 1 to 5. */
    rating: number
    /** Plain text, like `body` and `reply`; may be empty. */
    title: string
    body: string
    /** Empty after personal data was erased. */
    author_name: string
    /** Never shown. Null after personal data was erased. */
    author_email: string | null
    /** `pending`, `published` or `spam`. */
    status: Generated<string>
    /** The order with which the author bought the product; null if unknown. */
    order_id: string | null
    /** Public answer of the shop; empty for none. */
    reply: Generated<string>
    replied_at: number | null
    /** Id in the file it was imported from. */
    external_id: string | null
    /** Idempotency key: a repeated submission is stored once. */
    unique_key: string
    /** Number of photos; lists without any need no query for them. */
    photos: Generated<number>
    created_at: number
    deleted_at: number | null
  }
  /** Photos of reviews. The id is their folder in `review-photos`. */
  review_photos: {
    id: string
    review_id: string
    position: number
    /** Pixels of the large version. */
    width: number
    height: number
  }
}
