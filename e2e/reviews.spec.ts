import { asOwner, change } from './support/admin-api.ts'
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

test('SH-4 SH-5 a review is checked, waits, is published and answered; cards show the stars', async ({
  page,
}) => {
  const product = await newProduct('Reviewed')
  const name = `Aino${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`/product/${product.slug}`)
  await expect(reviews(page).getByText('No reviews yet.')).toBeVisible()
  await reviews(page).getByText('Write a review').press('Enter')
  await sendReview(page)
  await expect(reviews(page).getByRole('radio', { name: '1 star' })).toBeFocused()
  await expect(reviews(page).getByText('Please choose one to five stars.')).toBeVisible()
  await fillReview(page, { name, stars: '4 stars', text: 'Good <b>cup</b>.' })
  await sendReview(page)
  await expect(reviews(page).getByRole('status')).toContainText('waiting for approval')
  await expect(reviews(page).getByRole('status')).toBeFocused()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  const id = await publishReview(name)
  await asOwner(api => change(api, `/reviews/${id}`, { reply: 'Thank you.' }, 'PATCH'))
  await expect(async () => {
    await page.goto(`/product/${product.slug}`)
    await expect(reviews(page).getByText('Good <b>cup</b>.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const review = reviews(page).getByRole('article', { name: `Review by ${name}` })
  await expect(review).toContainText('Thank you.')
  await expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  const structured = page.locator('script[type="application/ld+json"]')
  expect((await structured.allTextContents()).join('')).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}',
  )
  await page.getByRole('link', { name: '4 of 5 stars 1 review' }).click()
  await expect(reviews(page)).toBeInViewport()
  await page.goto('/shop?sort=newest')
  const card = page.getByRole('article').filter({ hasText: product.slug.slice(-36) })
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('SH-4 a review is sent after a second press, and the input survives', async ({ page }) => {
    const product = await newProduct('Plain')
    const name = `Ilta${crypto.randomUUID().slice(0, 8)}`
    await page.goto(`/product/${product.slug}`)
    await reviews(page).getByText('Write a review').click()
    await fillReview(page, { name, stars: '2 stars', text: 'Too small.' })
    await sendReview(page)
    await expect(reviews(page).getByText('One more step')).toBeVisible()
    await expect(reviews(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
    await expect(reviews(page).getByLabel('Your review')).toHaveValue('Too small.')
    expect(await findOverflow(page)).toBe(0)
    await solveAndSend(page)
    await expect(reviews(page).getByText('waiting for approval')).toBeVisible()
    await publishReview(name)
    await expect(async () => {
      await page.goto(`/product/${product.slug}?reviews=2`)
      await expect(reviews(page).getByText('Too small.')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})

staffTest('SH-4 staff publishes, answers, deletes and restores a review', async ({ page }) => {
  const product = await newProduct('Moderated')
  const name = `Onni${crypto.randomUUID().slice(0, 8)}`
  const visitor = await page.context().newPage()
  await visitor.goto(`/product/${product.slug}`)
  await reviews(visitor).getByText('Write a review').click()
  await fillReview(visitor, { name, stars: '5 stars', text: 'Lovely.' })
  await sendReview(visitor)
  await expect(reviews(visitor).getByRole('status')).toContainText('waiting for approval')
  await visitor.close()
  await page.goto('/admin/reviews')
  await page.getByText(name).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Review published.')).toBeVisible()
  await page.getByLabel('Public answer').fill('Thank you, Onni.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findOverflow(page)).toBe(0)
  }
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page).toHaveURL(/\/admin\/reviews$/)
  await expect(page.getByLabel('Public answer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(name)).toBeVisible()
})
