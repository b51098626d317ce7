import { HOUR } from '#base'
import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import { isMailEnabled, ownMailText, shopRecipient } from '../model/mail-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { REVIEW_MAIL } from '../model/shop-mails.ts'
import { reviewMailTexts } from './review-mail-texts.ts'

/** Mails to the shop per hour; the admin lists further reviews. */
const NOTICES_AN_HOUR = 10

export const noticeKey = (reviewId: string) => `${REVIEW_MAIL}:${reviewId}`

/** Queues the mail to the shop about a new review, in the transaction that adds it. */
export async function queueReviewNotice(
  tx: Database,
  { addToOutbox, settings }: Pick<ShopDeps, 'addToOutbox'> & { settings: ShopSettings },
  { id, nowMs }: { id: string; nowMs: number },
) {
  if (!isMailEnabled(settings, REVIEW_MAIL) || !shopRecipient(settings, REVIEW_MAIL)) return
  const { count } = await tx
    .selectFrom('reviews')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', nowMs - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(count) > NOTICES_AN_HOUR) return
  const payload = { template: REVIEW_MAIL, reviewId: id }
  await addToOutbox(tx, { kind: 'mail', payload, uniqueKey: noticeKey(id) }, nowMs)
}

interface MailContext {
  settings: ShopSettings
  look: MailTheme
  publicUrl: string
}

export interface MailedReview {
  id: string
  product: string
  name: string
  rating: number
  title: string
  body: string
  isPending: boolean
}

/** Composes the mail about a review; undefined if it was deleted. */
export async function composeReviewMail(
  context: MailContext & { db: Database },
  reviewId: string,
): Promise<Mail | undefined> {
  const row = await context.db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'rating', 'title', 'body', 'author_name', 'reviews.status', 'name'])
    .where('reviews.id', '=', reviewId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, rating, title, body, author_name: name, name: product } = row
  const isPending = row.status === 'pending'
  return renderReviewMail(context, { id, rating, title, body, name, product, isPending })
}

export function renderReviewMail(
  { settings, look, publicUrl }: MailContext,
  review: MailedReview,
): Mail | undefined {
  const to = shopRecipient(settings, REVIEW_MAIL)
  if (!to) return undefined
  const t = createTranslate(reviewMailTexts, { locale: look.locale })
  const { product, name, rating, title, body, isPending } = review
  const own = ownMailText(settings, REVIEW_MAIL, {
    locale: look.locale,
    values: { product, name, stars: String(rating), shop: settings.name },
  })
  const values = { product, name, rating, pending: isPending ? 'yes' : 'no' }
  const intro = own.intro || t('intro', values)
  const heading = own.heading || t('heading', values)
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    { kind: 'lines', title: title || t('review'), lines: body.split('\n') },
    {
      kind: 'link',
      label: t('open'),
      href: new URL(`/admin/reviews/${review.id}`, publicUrl).href,
    },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
  ]
  return {
    to,
    subject: (own.subject || t('subject', values)).replace(/\s+/g, ' '),
    ...composeMailBody(look, { heading, preheader: intro, parts }),
  }
}
