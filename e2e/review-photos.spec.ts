import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asOwner } from './support/admin-api.ts'
import {
  fillReview,
  newProduct,
  publishReview,
  reviews,
  sendReview,
  solveAndSend,
} from './support/reviews.ts'
import { test as staffTest } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

// The lightbox ignores Escape during its animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const input = (page: Page) => reviews(page).getByLabel('Photos')
const removals = (page: Page) => reviews(page).getByRole('button', { name: /^Remove photo/ })
const newName = (start: string) => `${start}${crypto.randomUUID().slice(0, 8)}`

/** Photo ids of a review, for staff. */
const photosOf = (id: string) =>
  asOwner(async api => {
    const answer = await api.get(`/api/admin/reviews/${id}`)
    const { photos } = (await answer.json()) as { photos: { id: string }[] }
    return photos.map(one => one.id)
  })

/** The page with the published photos of a review. */
async function openPublished(page: Page, slug: string, name: string) {
  const first = reviews(page).getByRole('img', { name: `Photo 1 of the review by ${name}` })
  await expect(async () => {
    await page.goto(`/product/${slug}`)
    await expect(first).toBeVisible({ timeout: 1000 })
  }).toPass()
  return first
}

test('SH-4 photos are chosen, removed and sent; they open in the lightbox once published', async ({
  page,
}) => {
  const product = await newProduct('Pictured')
  const name = newName('Eino')
  await page.goto(`/product/${product.slug}`)
  await reviews(page).getByText('Write a review').press('Enter')
  await input(page).setInputFiles([
    await photo('a.jpg', '#a0522d'),
    await photo('b.jpg', '#4682b4'),
  ])
  await expect(removals(page)).toHaveCount(2)
  await input(page).setInputFiles([await photo('c.jpg', '#2e8b57')])
  await expect(removals(page)).toHaveCount(3)
  await reviews(page).getByRole('button', { name: 'Remove photo b.jpg' }).press('Enter')
  await expect(reviews(page).getByRole('button', { name: 'Remove photo c.jpg' })).toBeFocused()
  await expect(reviews(page).getByText('2 photos chosen.')).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await fillReview(page, { name, stars: '5 stars', text: 'See the handle.' })
  await sendReview(page)
  await expect(reviews(page).getByText('waiting for approval')).toBeVisible()
  await expect(removals(page)).toHaveCount(0)

  const id = await asOwner(async api => {
    const answer = await api.get(`/api/admin/reviews?q=${name}`)
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
  })
  const ids = await photosOf(id)
  expect(ids).toHaveLength(2)
  const address = `/review-photos/${ids[0]}/large.webp`
  expect((await page.request.get(address)).status()).toBe(404)
  await publishReview(name)
  const first = await openPublished(page, product.slug, name)
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
  await expect
    .poll(() => first.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBe(400)
  await first.click()
  await expect(page.getByRole('dialog')).toContainText('1 / 2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SH-4 a file that is no photo is refused with a message, and the review stays', async ({
  page,
}) => {
  const product = await newProduct('Refused')
  await page.goto(`/product/${product.slug}`)
  await reviews(page).getByText('Write a review').click()
  await input(page).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await fillReview(page, { name: newName('Otso'), stars: '3 stars', text: 'With a file.' })
  await sendReview(page)
  await expect(input(page)).toBeFocused()
  await expect(reviews(page).getByText('Please choose photos as JPEG, PNG or WebP.')).toBeVisible()
  await expect(reviews(page).getByLabel('Your review')).toHaveValue('With a file.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('SH-4 photos are sent with the second press', async ({ page }) => {
    const product = await newProduct('Plain pictures')
    const name = newName('Alma')
    await page.goto(`/product/${product.slug}`)
    await reviews(page).getByText('Write a review').click()
    await input(page).setInputFiles([await photo('a.jpg', '#a0522d')])
    await fillReview(page, { name, stars: '4 stars', text: 'Plain.' })
    await sendReview(page)
    await expect(reviews(page).getByText('Please choose your photos again.')).toBeVisible()
    expect(await findOverflow(page)).toBe(0)
    await input(page).setInputFiles([await photo('a.jpg', '#a0522d')])
    await solveAndSend(page)
    await expect(reviews(page).getByText('waiting for approval')).toBeVisible()
    await publishReview(name)
    const first = await openPublished(page, product.slug, name)
    expect(await findOverflow(page)).toBe(0)
    await first.click()
    await expect(page).toHaveURL(/\/review-photos\/\w+\/large\.webp$/)
  })
})

staffTest('SH-4 staff sees the photos of a pending review and deletes one', async ({ page }) => {
  const product = await newProduct('Moderated pictures')
  const name = newName('Helmi')
  const visitor = await page.context().newPage()
  await visitor.goto(`/product/${product.slug}`)
  await reviews(visitor).getByText('Write a review').click()
  await input(visitor).setInputFiles([
    await photo('a.jpg', '#a0522d'),
    await photo('b.jpg', '#4682b4'),
  ])
  await fillReview(visitor, { name, stars: '5 stars', text: 'Two pictures.' })
  await sendReview(visitor)
  await expect(reviews(visitor).getByText('waiting for approval')).toBeVisible()
  await visitor.close()
  await page.goto('/admin/reviews')
  await page.getByText(name).click()
  const photos = page.getByRole('img', { name: `of the review by ${name}` })
  await expect(photos).toHaveCount(2)
  await expect
    .poll(() => photos.first().evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBe(400)
  await page.getByRole('button', { name: 'Delete photo 1…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click()
  await expect(photos).toHaveCount(1)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
})
