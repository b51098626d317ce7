import { formatDate } from '#base'
import { type CategoryAddress, categoryHref, PagedList, PageLinks } from '#content/client'
import { usePageLanguage, useTexts } from '#module-contract/client'
import { reviewPhotoName, type ShownReview, STARS } from '#shop/client'
import { Stars } from '#ui/client'
import type { ReviewListData } from './reviews-data.ts'
import type { texts } from './texts.ts'

interface ReviewListProps {
  /** Id of the module. */
  id: string
  list: ReviewListData
  address: CategoryAddress
  hasBars: boolean
}

/** Average, distribution and a page of reviews; stars are links that filter the list (NAV-9). */
export function ReviewList({ id, list, address, hasBars }: ReviewListProps) {
  const t = useTexts<typeof texts>()
  const { reviews, pages, summary } = list
  const count = summary.rating?.count ?? 0
  const name = t('reviews')
  return (
    <>
      {summary.rating && <Summary summary={summary} hasBars={hasBars} />}
      <PagedList
        id={id}
        isSwapped
        address={address}
        categories={STARS.filter(stars => summary.counts[stars] > 0).map(stars => ({
          slug: String(stars),
          name: t('starsCount', { stars }),
        }))}
        says={{
          filter: t('byStars'),
          all: t('all'),
          status:
            pages > 1
              ? t('pageOf', { number: address.page, count: pages })
              : t('shown', { count: reviews.length }),
          failed: t('notLoaded'),
          retry: t('retry'),
          empty: count > 0 ? t('noneWithStars') : t('empty'),
          seeAll: t('seeAll'),
        }}
        pages={
          <PageLinks
            page={address.page}
            pages={pages}
            hrefOf={page => categoryHref(address, { category: address.category, page })}
            isLandmark={address.isFirst}
            label={t('pagesOf', { name })}
          />
        }
      >
        {reviews.length > 0 && (
          <ol className="plain-list paged-items reviews-items">
            {reviews.map(review => (
              <Review key={review.id} review={review} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  )
}

function Summary({
  summary: { rating, counts },
  hasBars,
}: Pick<ReviewListData, 'summary'> & { hasBars: boolean }) {
  const t = useTexts<typeof texts>()
  if (!rating) return null
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <strong>{t('average', { average: Math.round(rating.average * 10) / 10 })}</strong>{' '}
        <Stars average={rating.average} /> <span>{t('count', { count: rating.count })}</span>
      </p>
      {hasBars && (
        <dl className="reviews-bars">
          {STARS.map(stars => (
            <div key={stars}>
              <dt>{t('starsCount', { stars })}</dt>
              <dd>
                <span
                  className="reviews-bar"
                  style={{ inlineSize: `${(100 * counts[stars]) / rating.count}%` }}
                />
                <span>{t('number', { count: counts[stars] })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Texts keep their own direction. */
function Review({ review }: { review: ShownReview }) {
  const t = useTexts<typeof texts>()
  const language = usePageLanguage()
  const { rating, title, body, at, isVerified, reply, photos } = review
  const name = review.name || t('anonymous')
  const date = (ms: number) => (
    <time dateTime={new Date(ms).toISOString()}>{formatDate(ms, language)}</time>
  )
  return (
    <li className="review">
      <article aria-label={t('reviewBy', { name })}>
        <p className="review-stars">
          <Stars average={rating} />
          {title && <strong dir="auto">{title}</strong>}
        </p>
        <p className="review-facts">
          <bdi>{name}</bdi> {date(at)}
          {isVerified && <span className="review-verified">{t('verified')}</span>}
        </p>
        {body && <Paragraphs text={body} />}
        {photos.length > 0 && <Photos photos={photos} name={name} />}
        {reply && (
          <div className="review-reply">
            <p className="review-facts">
              <strong>{t('reply')}</strong> {date(reply.at)}
            </p>
            <Paragraphs text={reply.text} />
          </div>
        )}
      </article>
    </li>
  )
}

/** Thumbnails, which open in the page's lightbox. */
function Photos({ photos, name }: Pick<ShownReview, 'photos' | 'name'>) {
  const t = useTexts<typeof texts>()
  return (
    <ul className="plain-list review-photos">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a
            href={`/review-photos/${reviewPhotoName(id, 'large')}`}
            aria-haspopup="dialog"
            data-lightbox=""
          >
            <img
              src={`/review-photos/${reviewPhotoName(id, 'small')}`}
              alt={t('photoOf', { number: index + 1, name })}
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

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="review-text" dir="auto">
      {text.split('\n\n').map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
