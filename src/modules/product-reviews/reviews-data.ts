import type { CategoryAddress } from '#content/client'
import type { FormRefusal, FormState } from '#forms/schema'
import type { ReviewSummary, ShownReview } from '#shop/client'

/** Reasons for refusing a review. `gone`: the page was deleted; `unreachable`: no response. */
export type Refused =
  | Exclude<FormRefusal, 'mismatch' | 'form-gone' | 'uploads-busy' | 'storage-full'>
  | 'reviews-closed'
  | 'only-buyers'
  | 'already-reviewed'
  | 'too-many'
  | 'gone'
  | 'unreachable'

/** A page of the list. */
export interface ReviewListData {
  reviews: ShownReview[]
  pages: number
  summary: ReviewSummary
}

export interface ReviewsData {
  /** Undefined without a product, or if it has neither reviews nor a form. */
  product: { id: string; name: string } | undefined
  /** Not sent to the browser. */
  list?: ReviewListData
  count: number
  address: CategoryAddress
  /** `buyers`: the form is only for buyers, who get a link to it by email. */
  form: 'open' | 'buyers' | 'none'
  /** Number and key of the order from the link of a mail. */
  order: { number: number; key: string } | undefined
  state: FormState
  refused: Refused | undefined
  sent: { isPublished: boolean } | undefined
}
