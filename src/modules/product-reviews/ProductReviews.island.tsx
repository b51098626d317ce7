import { useEffect, useRef, useState } from 'react'
import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { reviewFields } from './fields.ts'
import type { Props } from './props.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'
import type { ReviewsData } from './reviews-data.ts'
import type { texts } from './texts.ts'
import { useReviewForm } from './use-review-form.ts'

/** Anchor of links to the reviews of a product (NAV-6). */
const ANCHOR = 'product-reviews'

/** Reviews of a product: a server-rendered list, and a form that works without script. */
export function ProductReviews(props: ModuleProps<typeof Props, ReviewsData>) {
  const { root, data, title, level: Level } = props
  const t = useTexts<typeof texts>()
  const list = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState(data.sent)
  const form = useReviewForm({ nodeId: root.id, data, fields: reviewFields(t), onSent })

  function onSent({ isPublished, html }: { isPublished: boolean; html?: string }) {
    setSent({ isPublished })
    // The same markup as the server's, outside of React.
    const shown = list.current?.querySelector('.reviews-list')
    if (html && shown) shown.innerHTML = html
  }

  // Announces the result and scrolls it into view.
  useEffect(() => {
    if (form.attempts === 0) return
    const wrong = form.element.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? status.current)?.focus()
  }, [form.attempts, form.element])
  useEffect(() => {
    if (form.round > 0) status.current?.focus()
  }, [form.round])

  if (!data.product) return <div {...root} data-state="none" />
  return (
    <div {...root} data-style={props.style}>
      <div className="reviews" id={data.address.isFirst ? ANCHOR : undefined} ref={list}>
        <Level className="reviews-title">{title || t('reviews')}</Level>
        <ServerHtml
          as="div"
          className="reviews-list"
          html={
            data.list ? (
              <ReviewList
                id={root.id}
                list={data.list}
                address={data.address}
                hasBars={props.distribution}
              />
            ) : (
              SERVER_TEXT
            )
          }
        />
        <div ref={status} className="reviews-status" role="status" tabIndex={-1}>
          {form.refused && (
            <p className="notice" data-kind={form.refused === 'confirm' ? undefined : 'error'}>
              {t(form.refused, { minutes: Math.ceil((form.shown.wait ?? 0) / 60) })}
            </p>
          )}
          {!form.refused && sent && (
            <p className="notice" data-kind="success">
              {t(sent.isPublished ? 'published' : 'pending')}
            </p>
          )}
        </div>
        {data.form === 'buyers' && <p className="reviews-note">{t('onlyBuyersNote')}</p>}
        {data.form === 'open' && (
          <details
            className="reviews-write"
            open={form.refused !== undefined || data.order !== undefined || undefined}
          >
            <summary className="button" data-style="outline">
              {t('write')}
            </summary>
            <ReviewForm nodeId={root.id} data={data} form={form} />
          </details>
        )}
      </div>
    </div>
  )
}
