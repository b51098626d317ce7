import type { CategoryAddress } from '#content/client'
import type { FormRefusal, FormState } from '#forms/schema'
import type { PhotoProblem, ReviewSummary, ShownReview } from '#shop/client'

/** Name of the input for photos. */
export const PHOTO_FIELD = 'photos'

/** Reasons for refusing a review. `gone`: the page was deleted; `unreachable`: no response. */
export type Refused =
  | Exclude<FormRefusal, 'mismatch' | 'form-gone'>
  | 'reviews-closed'
  | 'only-buyers'
  | 'already-reviewed'
  | 'too-many'
  | 'gone'
  | 'unreachable'

/** State of the form after a refusal; `photo` is the problem of a photo. */
export interface ReviewState extends FormState {
  photo?: Exclude<PhotoProblem, 'uploads-busy' | 'storage-full'>
  mustChooseAgain?: boolean
}

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
  /** Whether the form has an input for photos. */
  takesPhotos: boolean
  state: ReviewState
  refused: Refused | undefined
  sent: { isPublished: boolean } | undefined
}
