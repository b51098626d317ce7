import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '#base'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import type { ShopSettings } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { defaultShopSettings } from '../model/settings.ts'
import type { NewReview } from './add-review.ts'

describeDatabases('reviews', open => {
  const checkout = prepareCheckout(open)
  let count = 0
  // Floods are counted for the whole shop.
  beforeEach(async () => {
    await checkout.db.deleteFrom('reviews').execute()
  })

  const review = (changes: Partial<NewReview> = {}): NewReview => ({
    productId: checkout.bowl.id,
    rating: 5,
    title: '',
    body: 'Good.',
    name: 'Ida',
    email: `ida-${++count}@example.com`,
    uniqueKey: `key-${count}-${checkout.bowl.id}`,
    ...changes,
  })
  const configure = (reviews: Partial<ShopSettings['reviews']>) =>
    checkout.configure({ reviews: { ...defaultShopSettings.reviews, ...reviews } })
  const add = async (changes: Partial<NewReview> = {}) => {
    const added = await checkout.shop.reviews.add(review(changes))
    if (!added.ok) throw new Error(added.reason)
    return added
  }
  const summary = () => checkout.shop.reviews.summary(checkout.bowl.id)
  const listed = { page: 1, perPage: 50, sort: 'createdAt', order: 'desc' } as const

  test('SH-4 a review waits for approval, then counts in averages, cards and sorting', async () => {
    const { shop, bowl } = checkout
    const { id, isPublished } = await add({ rating: 2 })
    expect(isPublished).toBe(false)
    expect(await summary()).toMatchObject({ rating: undefined })
    await shop.reviews.change(id, { status: 'published' })
    await shop.reviews.change((await add({ rating: 5 })).id, { status: 'published' })
    expect(await summary()).toMatchObject({
      rating: { average: 3.5, count: 2 },
      counts: { 5: 1, 2: 1 },
    })
    const { products } = await shop.catalog.list({ ids: [bowl.id] })
    expect(products[0]?.rating).toEqual({ average: 3.5, count: 2 })
    await shop.reviews.trash(id)
    expect(await summary()).toMatchObject({ rating: { average: 5, count: 1 } })
    await shop.reviews.restore(id)
    expect(await summary()).toMatchObject({ rating: { average: 3.5, count: 2 } })
    await shop.reviews.remove(id)
    expect(await summary()).toMatchObject({ rating: { average: 5, count: 1 } })
  })

  test('SH-4 many good reviews rank above one perfect review, and bad ones below none', async () => {
    const { shop, bowl } = checkout
    configure({ moderation: 'none' })
    const save = async (name: string) => {
      const [id = ''] = await shop.catalog.save([
        { type: 'simple', name, variant: { regularPrice: 100 } },
      ])
      return id
    }
    const one = await save('One review')
    const none = await save('No review')
    const bad = await save('Bad reviews')
    for (const rating of [5, 5, 4, 5, 5, 4]) await add({ rating })
    await add({ productId: one, rating: 5 })
    for (const rating of [1, 2]) await add({ productId: bad, rating })
    const own = [bowl.id, one, none, bad]
    const ranked = async (search?: string) =>
      (await checkout.shop.catalog.list({ sort: 'rating', perPage: 100, search })).products
        .map(product => product.id)
        .filter(id => own.includes(id))
    expect(await ranked()).toEqual(own)
    expect(await ranked('review')).toEqual([one, none, bad])
  })

  test('SH-4 parallel reviews of a product all count', async () => {
    configure({ moderation: 'none' })
    await Promise.all(Array.from({ length: 12 }, (_, i) => add({ rating: (i % 5) + 1 })))
    const { rating } = await summary()
    expect(rating?.count).toBe(12)
    const row = await checkout.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', checkout.bowl.id)
      .executeTakeFirstOrThrow()
    expect(row.rating_count).toBe(12)
    expect(row.rating_sum / 12).toBe(rating?.average)
  })

  test('SH-4 the link of a mail makes a review that of a buyer, once per order', async () => {
    const order = await checkout.buy(1)
    await checkout.shop.orders.setStatus({ orderId: order.id, status: 'processing', author: 'x' })
    const bought = { order: { number: order.number, key: order.key } }
    configure({ who: 'buyers', moderation: 'unverified' })
    const refused = async (changes: Partial<NewReview>) => {
      const added = await checkout.shop.reviews.add(review(changes))
      return added.ok ? 'added' : added.reason
    }
    expect(await refused({})).toBe('only-buyers')
    expect(await refused({ order: { number: order.number, key: 'guessed' } })).toBe('only-buyers')
    const [other = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Other', variant: { regularPrice: 100 } },
    ])
    expect(await refused({ ...bought, productId: other })).toBe('only-buyers')
    expect(await add(bought)).toMatchObject({ isPublished: true, isVerified: true })
    expect(await refused(bought)).toBe('already-reviewed')
  })

  test('SH-4 erasing an order erases the authors of its reviews; the texts stay', async () => {
    const order = await checkout.buy(1)
    const move = (status: 'processing' | 'completed') =>
      checkout.shop.orders.setStatus({ orderId: order.id, status, author: 'x' })
    await move('processing')
    configure({ moderation: 'unverified' })
    const { id } = await add({ order: { number: order.number, key: order.key } })
    await move('completed')
    await checkout.shop.orders.erase({ orderId: order.id, author: 'x' })
    expect(await checkout.shop.reviews.find(id)).toMatchObject({
      ...{ name: '', email: null, order: null, body: 'Good.', status: 'published' },
    })
  })

  test('SH-4 a repeated submission is stored once', async () => {
    const first = await add({ uniqueKey: 'twice' })
    expect((await add({ uniqueKey: 'twice' })).id).toBe(first.id)
  })

  describe('bad input', () => {
    test('SH-4 markup stays text, and long texts are cut', async () => {
      const { id } = await add({
        title: ' <b>bold</b>\n title',
        body: `<script>alert(1)</script>\n\n\n\n${'x'.repeat(100_000)}`,
        name: '\u0000Ida\u0007',
      })
      const found = await checkout.shop.reviews.find(id)
      expect(found).toMatchObject({ title: '<b>bold</b> title', name: 'Ida' })
      expect(found?.body).toHaveLength(5000)
      expect(found?.body.startsWith('<script>alert(1)</script>\n\nx')).toBe(true)
    })

    test('SH-4 ratings outside of one to five stars are refused', async () => {
      for (const rating of [0, 6, 2.5, -1, Number.NaN]) {
        expect(await checkout.shop.reviews.add(review({ rating }))).toMatchObject({
          reason: 'invalid',
        })
      }
    })

    test('SH-4 closed products and missing ones accept none', async () => {
      const [closed = ''] = await checkout.shop.catalog.save([
        { type: 'simple', name: 'Closed', reviewsAllowed: false, variant: { regularPrice: 100 } },
      ])
      for (const productId of [closed, 'unknown']) {
        expect(await checkout.shop.reviews.add(review({ productId }))).toMatchObject({
          reason: 'reviews-closed',
        })
      }
    })

    test('SH-4 of a hundred reviews a minute, most are held or refused', async () => {
      configure({ moderation: 'none' })
      const answers: string[] = []
      for (let i = 0; i < 100; i++) {
        const added = await checkout.shop.reviews.add(review())
        answers.push(added.ok ? (added.isPublished ? 'published' : 'held') : added.reason)
      }
      const number = (answer: string) => answers.filter(one => one === answer).length
      expect([number('published'), number('held'), number('too-many')]).toEqual([30, 30, 40])
      const { total } = await checkout.shop.reviews.list(listed)
      expect(total).toBe(60)
    })

    test('SH-4 one author sends at most five a minute', async () => {
      const email = 'fast@example.com'
      for (let i = 0; i < 5; i++) await add({ email })
      expect(await checkout.shop.reviews.add(review({ email }))).toMatchObject({
        reason: 'too-many',
      })
    })
  })

  test('SH-4 the list filters by stars, newest first, with the answer of the shop', async () => {
    configure({ moderation: 'none' })
    const ids: string[] = []
    for (const rating of [5, 3, 5]) {
      checkout.clock.advance(1000)
      ids.push((await add({ rating })).id)
    }
    await checkout.shop.reviews.change(ids[0] ?? '', { reply: 'Thank you.' })
    const asked = { productId: checkout.bowl.id, sort: 'newest', offset: 0, limit: 10 } as const
    const five = await checkout.shop.reviews.shown({ ...asked, stars: 5 })
    expect(five.map(one => one.id)).toEqual([ids[2], ids[0]])
    expect(five[1]?.reply).toMatchObject({ text: 'Thank you.' })
    expect((await checkout.shop.reviews.shown(asked)).map(one => one.rating)).toEqual([5, 3, 5])
  })

  test('SH-4 retention erases the email of published reviews and deletes the others', async () => {
    const published = await add()
    await checkout.shop.reviews.change(published.id, { status: 'published' })
    const pending = await add()
    const before = checkout.clock.now() + 1
    await checkout.shop.reviews.applyRetention(before)
    expect(await checkout.shop.reviews.find(published.id)).toMatchObject({
      name: 'Ida',
      email: null,
    })
    expect(await checkout.shop.reviews.find(pending.id)).toBeUndefined()
  })

  test('SH-4 buyers who agreed are asked once, some days after completion', async () => {
    configure({ askAfterDays: 7 })
    const asked = await checkout.buy(1, { review_request: '1' })
    const silent = await checkout.buy(1)
    for (const { id: orderId } of [asked, silent]) {
      for (const status of ['processing', 'completed'] as const) {
        await checkout.shop.orders.setStatus({ orderId, status, author: 'x' })
      }
    }
    const mails = await checkout.db
      .selectFrom('outbox')
      .select(['payload', 'due_at'])
      .where('payload', 'like', '%review-request%')
      .execute()
    const own = mails.filter(mail => mail.payload.includes(asked.id))
    expect(own.map(mail => mail.due_at - checkout.clock.now())).toEqual([7 * DAY])
    expect(mails.some(mail => mail.payload.includes(silent.id))).toBe(false)
    const request = checkout.shop.orders.readMail(JSON.parse(own[0]?.payload ?? '{}'))
    if (!request) throw new Error('not an order mail')
    const look: MailTheme = { siteName: 'Shop', locale: 'en', ...PLAIN_LOOK }
    const mail = await checkout.shop.orders.mail(request, look)
    expect(mail?.text).toMatch(/\/product\/bowl\S*\?order=/)
    expect(mail?.text).toContain(`order=${asked.number}&key=${asked.key}#product-reviews`)
    await add({ order: { number: asked.number, key: asked.key } })
    expect(await checkout.shop.orders.mail(request, look)).toBeUndefined()
  })
})
