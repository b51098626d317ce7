import type { MailTheme } from '#mail'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { REVIEW_MAIL } from '../model/shop-mails.ts'
import { addReview, findPurchase, type NewReview } from './add-review.ts'
import { exportReviews } from './export-reviews.ts'
import { type ImportedReview, insertReviews } from './import-reviews.ts'
import { findReview, listReviews, type ReviewFilter, type ReviewQuery } from './list-reviews.ts'
import {
  changeReview,
  eraseReview,
  type ReviewEdit,
  removeReview,
  removeReviewPhoto,
  restoreReview,
  trashReview,
} from './moderate-reviews.ts'
import { isOwnPhoto, listOwnReviews, removeOwnReview } from './own-reviews.ts'
import { retainReviews } from './retain-reviews.ts'
import { composeReviewMail } from './review-mail.ts'
import { findUsedPhotos, isPhotoShown, listPhotoFiles } from './review-photos.ts'
import { listShownReviews, type ReviewsRequest, summarizeReviews } from './shown-reviews.ts'

type Tag = (...tags: string[]) => void
type Context = Omit<ShopDeps, 'settings'> & { settings: ShopSettings }

/** Reviews of products: for visitors and for staff. */
export function createReviews(deps: ShopDeps, context: () => Promise<Context>) {
  return {
    add: async (review: NewReview) => addReview(await context(), review),
    summary: (productId: string, tag?: Tag) => summarizeReviews(deps.db, productId, tag),
    shown: async (request: ReviewsRequest, tag?: Tag) =>
      listShownReviews(await context(), request, tag),
    /** Whether visitors may see a photo. */
    async isPhotoShown(photoId: string) {
      const { enabled, photos } = (await deps.settings()).reviews
      return enabled && photos && (await isPhotoShown(deps.db, photoId))
    },
    /** Of these folders, those of photos that belong to a review. */
    usedPhotos: (ids: readonly string[]) => findUsedPhotos(deps.db, ids),
    /** Names of the files of all photos. */
    storedPhotos: () => listPhotoFiles(deps.db),
    /** Whether an order has this key and contains the product. */
    isPurchase: async (order: { number: number; key: string }, productId: string) =>
      (await findPurchase(deps.db, order, productId)) !== undefined,
    list: async (query: ReviewQuery) => listReviews(await context(), query),
    find: async (id: string) => findReview(await context(), id),
    change: (id: string, edit: ReviewEdit) => changeReview(deps, id, edit),
    trash: (id: string) => trashReview(deps, id),
    restore: (id: string) => restoreReview(deps, id),
    erase: (id: string) => eraseReview(deps, id),
    remove: (id: string) => removeReview(deps, id),
    removePhoto: (id: string, photoId: string) => removeReviewPhoto(deps, id, photoId),
    /** A page of the reviews by an author. */
    own: async (request: { email: string; page: number }) =>
      listOwnReviews(await context(), request),
    isOwnPhoto: (request: { email: string; photoId: string }) => isOwnPhoto(deps.db, request),
    removeOwn: (request: { email: string; id: string }) => removeOwnReview(deps, request),
    /** Adds reviews that were written elsewhere. */
    insert: (reviews: readonly ImportedReview[]) => insertReviews(deps, reviews),
    applyRetention: (before: number) => retainReviews(deps, before),
    async *export(filter: ReviewFilter) {
      yield* exportReviews(await context(), filter)
    },
    /** Id of the review that an outbox mail is about; undefined if it is about something else. */
    readMail: (payload: Record<string, unknown>) =>
      payload.template === REVIEW_MAIL ? String(payload.reviewId ?? '') : undefined,
    mail: async (id: string, look: MailTheme) =>
      composeReviewMail({ ...(await context()), look }, id),
  }
}
