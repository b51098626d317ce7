import { expect, it } from 'vitest'
import type { Shop } from '#shop'
import {
  ORDER_MAIL_TEMPLATES,
  type OrderMailTemplate,
  STOCK_ALERT_MAILS,
  STOCK_MAILS,
} from '#shop/schema'
import { type Catalogue, createTranslate } from '#texts'
import { accessMailTexts } from '../src/auth/mail-texts.ts'
import { commentMailTexts } from '../src/comments/mail-texts.ts'
import { submissionMailTexts } from '../src/forms/mail-texts.ts'
import { serverMailTexts } from '../src/server/mail/texts.ts'
import { cartReminderMailTexts } from '../src/shop/cart-reminders/reminder-mail-texts.ts'
import { settingsTexts } from '../src/shop/model/settings-texts.ts'
import { orderMailTexts } from '../src/shop/orders/mail/texts.ts'
import { orderTexts } from '../src/shop/orders/texts.ts'
import { reviewMailTexts } from '../src/shop/reviews/review-mail-texts.ts'
import { stockMailTexts } from '../src/shop/stock/stock-mail-texts.ts'
import { stockAlertMailTexts } from '../src/shop/stock-alerts/alert-mail-texts.ts'
import { describeDatabases } from './support/databases.ts'
import { englishWords, findWords } from './support/english-words.ts'
import { invoiceSettings } from './support/invoices.ts'
import { createManualClock } from './support/manual-clock.ts'
import { documentOf } from './support/pages.ts'
import { openTestServices } from './support/services.ts'
import { checkoutFields } from './support/test-shop.ts'

const catalogues: Catalogue<never>[] = [
  accessMailTexts,
  submissionMailTexts,
  commentMailTexts,
  serverMailTexts,
  orderMailTexts,
  orderTexts,
  cartReminderMailTexts,
  reviewMailTexts,
  settingsTexts,
  stockAlertMailTexts,
  stockMailTexts,
]

/** Mails whose content is that of an event. */
const OF_EVENTS: OrderMailTemplate[] = [
  ...(['order-note', 'order-partly-refunded', 'order-shipped', 'order-invoice'] as const),
  ...(['return-notice', 'return-requested', 'return-accepted', 'return-declined'] as const),
  'review-request',
]

/** A declined and an accepted return. */
async function returnItems(shop: Shop, orderId: string) {
  const author = 'Aino'
  await shop.orders.setStatus({ orderId, status: 'completed', author, notify: false })
  const lineId = (await shop.orders.load({ id: orderId }))?.lines[0]?.id ?? ''
  for (const state of ['declined', 'accepted'] as const) {
    const lines = [{ lineId, quantity: 1 }]
    const asked = await shop.orders.requestReturn({ orderId, lines, reason: 'Zzz' })
    if (!asked.ok) throw new Error(asked.reason)
    const change = { orderId, returnId: asked.id, state, answer: 'Zzz', author }
    expect((await shop.orders.changeReturn(change)).ok).toBe(true)
  }
}

async function shipAndRefund(shop: Shop, orderId: string) {
  const author = 'Aino'
  await shop.orders.recordPayment({ orderId, author })
  const lineId = (await shop.orders.load({ id: orderId }))?.lines[0]?.id ?? ''
  const lines = [{ lineId, quantity: 1 }]
  const parcel = { carrier: 'dhl', trackingNumber: '123' }
  expect((await shop.orders.fulfil({ orderId, lines, author, ...parcel })).ok).toBe(true)
  const refund = { orderId, lines, refundedBefore: 0, reason: 'Zzz', author }
  expect((await shop.orders.refund(refund)).ok).toBe(true)
}

/** A request that waits for its confirmation, and one whose product is back. */
async function requestStockAlerts(
  { shop, db }: Awaited<ReturnType<typeof openTestServices>>,
  locale: string,
) {
  const variant = { regularPrice: 4800, stock: { quantity: 0 } }
  await shop.catalog.save([{ type: 'simple', name: 'Zzz', slug: 'zzz', variant }])
  const { id: variantId, stock_id } = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'stock_id'])
    .where('slug', '=', 'zzz')
    .executeTakeFirstOrThrow()
  const request = { variantId, locale, currency: 'EUR' }
  expect((await shop.stockAlerts.request({ ...request, email: 'a@example.com' })).ok).toBe(true)
  const email = 'b@example.com'
  await shop.stockAlerts.request({ ...request, email, provenEmail: email })
  await db.updateTable('stock_items').set({ quantity: 5 }).where('id', '=', stock_id).execute()
  const send = shop.tasks.find(task => task.name === 'shop: stock alerts')
  await send?.run(new AbortController().signal)
}

/** A cart whose buyer agreed to reminders. */
async function abandonCart(
  { shop, shopSettings }: Awaited<ReturnType<typeof openTestServices>>,
  clock: ReturnType<typeof createManualClock>,
) {
  const cartReminders = { enabled: true, hours: 1, secondHours: 0, coupon: 'ZZZ' }
  await shopSettings.set({ cartReminders })
  const { products } = await shop.catalog.list({})
  const items = [{ productId: products[0]?.id ?? '', quantity: 1 }]
  const added = await shop.cart.add({ key: undefined, items })
  if (!added.ok) throw new Error(added.reason)
  const fields = checkoutFields({ cart_reminder: '1', billing_email: 'c@example.com' })
  await shop.checkout.remember({ key: added.key, fields })
  clock.advance(3_600_000)
  expect(await shop.cartReminders.send()).toBe(1)
}

describeDatabases('every mail', openDatabase => {
  /** One mail of each kind as composed by the outbox. */
  async function writeAll(locale: string) {
    const clock = createManualClock(Date.UTC(2030, 2, 4, 9))
    const services = await openTestServices(openDatabase, {}, clock)
    const { access, db, forms, pages, shop } = services
    await pages.settings.set({ siteName: 'Nørd', email: 'owner@example.com', locale })
    services.shopSettings.forget()
    await services.shopSettings.set({ invoices: invoiceSettings({ send: 'mail' }) })
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Schale', variant: { regularPrice: 4800 } },
    ])
    const buy = async () => {
      const items = [{ productId, quantity: '2' }]
      const added = await shop.cart.add({ key: undefined, items })
      if (!added.ok) throw new Error(added.reason)
      const fields = checkoutFields({ payment_method: 'bacs', order_comments: 'Zzz' })
      const placed = await shop.checkout.place({ key: added.key, fields })
      if (!placed.ok) throw new Error(placed.reason)
      return placed.order.id
    }
    await shipAndRefund(shop, await buy())
    await services.shopSettings.set({ returns: { enabled: true, days: 14 } })
    const completedId = await buy()
    await returnItems(shop, completedId)
    const orderId = await buy()
    await db
      .insertInto('payments')
      .values({
        ...{ id: 'paid', order_id: orderId, attempt: 99, method: 'stripe', reference: 'one' },
        ...{ state: 'failed', amount: 1, currency: 'EUR', author: 'Zzz', event_position: null },
        ...{ created_at: clock.now(), settled_at: null },
      })
      .execute()
    await db
      .insertInto('payment_disputes')
      .values({
        ...{ payment_id: 'paid', reference: 'one', order_id: orderId, state: 'open' },
        ...{ reason: 'Zzz', amount: 1, due_at: clock.now() },
        ...{ created_at: clock.now(), updated_at: clock.now() },
      })
      .execute()
    const note = { orderId, message: 'Zzz', author: 'Aino', toCustomer: true }
    expect((await shop.orders.addNote(note)).ok).toBe(true)
    await access.invite(
      { email: 'neu@example.com', name: 'Aino', role: 'editor' },
      { id: null, name: 'Aino', address: null },
    )
    await db
      .insertInto('submissions')
      .values({
        id: 'one',
        unique_key: 'one',
        created_at: clock.now(),
        form_key: 'form',
        form_title: '',
        page_path: '/kontakt',
        fields: JSON.stringify([{ id: 'a', label: 'Zzz', value: 'Zzz' }]),
        reply_to: 'ida@example.com',
      })
      .execute()
    const reply = { subject: 'Zzz', body: 'Zzz' }
    expect((await forms.replies.send('one', reply, { id: null, name: 'Aino' })).ok).toBe(true)
    const page = await pages.save({
      path: '/kontakt',
      author: 'Zzz',
      publish: true,
      document: { ...documentOf('Zzz'), root: { props: { title: 'Zzz' } } },
    })
    if (!page.ok) throw new Error('no page')
    await db
      .insertInto('comments')
      .values({
        id: 'said',
        page_id: page.id,
        thread_id: 'said',
        author_name: 'Ida',
        author_email: 'ida@example.com',
        body: 'Zzz',
        wants_replies: 1,
        unique_key: 'said',
        created_at: clock.now(),
      })
      .execute()
    const notice = { template: 'comment-notice', commentId: 'said' }
    // The text differs while it waits for approval.
    const waitingNotice = await services.composeMail(notice)
    const summary = { template: 'comment-summary', from: clock.now(), until: clock.now() + 1 }
    const waitingSummary = await services.composeMail(summary)
    if (!waitingNotice || !waitingSummary) throw new Error('no notice')
    const answered = await services.comments.moderation.reply('said', 'Zzz', {
      id: 'aino',
      name: 'Aino',
    })
    expect(answered.ok).toBe(true)
    const reviewed = await shop.reviews.add({
      ...{ productId, rating: 4, title: 'Zzz', body: 'Zzz zzz zzz', name: 'Ida' },
      ...{ email: 'ida@example.com', uniqueKey: 'one' },
    })
    expect(reviewed.ok).toBe(true)
    await requestStockAlerts(services, locale)
    await abandonCart(services, clock)
    const waiting = await db.selectFrom('outbox').select('payload').execute()
    const queued = waiting.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>)
    const invitation = queued.find(({ template }) => template === 'invitation')
    const payloads = [
      ...queued,
      ...ORDER_MAIL_TEMPLATES.filter(one => !OF_EVENTS.includes(one)).map(template => ({
        template,
        orderId,
      })),
      ...STOCK_MAILS.map(template => ({ template, productId, stockId: productId, left: 2 })),
      { template: 'review-request', orderId: completedId },
      { ...invitation, template: 'password-reset' },
      { template: 'submission', submissionId: 'one', to: '', subject: '', pattern: '' },
      { template: 'test', to: 'owner@example.com' },
      notice,
      summary,
    ]
    const mails = await Promise.all(
      payloads.map(async payload => {
        const mail = await services.composeMail(payload)
        if (!mail) throw new Error(`no mail: ${payload.template}`)
        return { template: String(payload.template), ...mail }
      }),
    )
    expect(new Set(mails.map(mail => mail.template))).toEqual(
      new Set([
        ...ORDER_MAIL_TEMPLATES,
        ...STOCK_MAILS,
        ...STOCK_ALERT_MAILS,
        ...['invitation', 'password-reset', 'submission', 'submission-reply', 'test'],
        ...['comment-notice', 'comment-reply', 'comment-summary', 'review-notice'],
        'cart-reminder',
      ]),
    )
    return [
      ...mails,
      { template: 'comment-notice', ...waitingNotice },
      { template: 'comment-summary', ...waitingSummary },
    ]
  }

  it('the English mails equal the catalogues', async () => {
    const all = (await writeAll('en')).map(mail => mail.subject + mail.text).join('\n')
    const words = findWords(all, englishWords(catalogues, 'ar'))
    expect(words.length).toBeGreaterThan(30)
  })

  it('names the costs of shipping as the checkout does, apart from the address', async () => {
    const mails = await writeAll('de')
    for (const template of ['order-received', 'order-notice']) {
      const text = mails.find(mail => mail.template === template)?.text
      expect(text).toContain('Versand: Kostenloser Versand')
      expect(text).toContain('Lieferadresse:\n')
    }
  })

  it.each(['de', 'fr', 'ar'] as const)('says nothing in English: %s', async language => {
    const foreign = englishWords(catalogues, language)
    for (const { template, subject, text, html } of await writeAll(language)) {
      const said = `${subject}\n${text}\n${html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '\n')}`
      expect(findWords(said, foreign), template).toEqual([])
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    }
    const t = createTranslate(orderMailTexts, { locale: language })
    expect(t('view')).not.toBe(orderMailTexts.en.view)
  })
})
