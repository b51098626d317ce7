import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { reviewPhotoName } from '#shop/client'
import type { OwnReview } from '#shop/schema'
import { Stars } from '#ui/client'
import { AccountPages } from './AccountPages.tsx'
import { type PartProps, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** Reviews by the customer with their state, and a button that deletes one after a confirmation. */
export function Reviews({ id, data: { reviews: list, reviewable, path }, title }: PartProps) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const reviews = list?.reviews ?? []
  return (
    <section className="account-reviews">
      <h2>{title || t('reviews')}</h2>
      {reviewable.length > 0 && (
        <div className="account-reviewable">
          <h3>{t('reviewable')}</h3>
          <ul className="plain-list">
            {reviewable.map(product => (
              <li key={product.path}>
                <span>{product.name}</span>
                <a href={product.path} aria-label={t('writeReviewOf', { product: product.name })}>
                  {t('writeReview')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reviews.length === 0 && <p>{t('noReviews')}</p>}
      <ul>
        {reviews.map(({ id: reviewId, product, rating, title, body, at, reply, ...review }) => (
          <li key={reviewId}>
            <div>
              {product.path ? (
                <a href={product.path}>{product.name}</a>
              ) : (
                <strong>{product.name}</strong>
              )}
              <Stars average={rating} />
              {title && <strong dir="auto">{title}</strong>}
              {body && (
                <p className="account-review-text" dir="auto">
                  {body}
                </p>
              )}
              <small>
                {[
                  formatDate(at, { locale, timeZone }),
                  t(review.isPublished ? 'reviewPublished' : 'reviewPending'),
                ].join(' · ')}
              </small>
              {review.photos.length > 0 && <Photos photos={review.photos} product={product.name} />}
              {reply && (
                <p className="account-review-text">
                  <strong>{t('shopReply')}</strong> <span dir="auto">{reply}</span>
                </p>
              )}
            </div>
            <details>
              <summary aria-label={t('deleteReviewOf', { product: product.name })}>
                {t('delete')}
              </summary>
              <form method="post" action={viewPath(path, 'reviews')}>
                <ActionField node={id} name="delete-review" />
                <input type="hidden" name="id" value={reviewId} />
                <p>{t('deleteReviewIntro')}</p>
                <button className="button" data-style="outline" type="submit">
                  {t('deleteReview')}
                </button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      {list && <AccountPages list={list} path={path} view="reviews" />}
    </section>
  )
}

/** Thumbnails, which open in the page's lightbox. */
function Photos({ photos, product }: { photos: OwnReview['photos']; product: string }) {
  const t = useTexts<typeof texts>()
  return (
    <ul className="plain-list account-review-photos">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a
            href={`/review-photos/${reviewPhotoName(id, 'large')}`}
            aria-haspopup="dialog"
            data-lightbox=""
          >
            <img
              src={`/review-photos/${reviewPhotoName(id, 'small')}`}
              alt={t('photoOf', { number: index + 1, product })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
