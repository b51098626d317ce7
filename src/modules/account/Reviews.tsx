import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { Stars } from '#ui/client'
import { AccountPages } from './AccountPages.tsx'
import { type PartProps, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** Reviews by the customer with their state, and a button that deletes one after a confirmation. */
export function Reviews({ id, data: { reviews: list, path }, title }: PartProps) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const reviews = list?.reviews ?? []
  return (
    <section className="account-reviews">
      <h2>{title || t('reviews')}</h2>
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
                  review.photos > 0 && t('photoCount', { count: review.photos }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
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
