import type { Page } from '@playwright/test'
import { asOwner, change, firstOf } from './admin-api.ts'
import { addProduct, offer } from './new-product.ts'
import { expect } from './test.ts'

/** The reviews of a product page. */
export const reviews = (page: Page) => page.locator('#product-reviews')

export const newProduct = (name: string) =>
  asOwner(api => addProduct(api, { name: `${name} ${crypto.randomUUID()}`, offer: offer(1000) }))

/** Fills in the form, which counts as sent by a human 900 ms later. */
export async function fillReview(
  page: Page,
  { name, stars, text }: Record<'name' | 'stars' | 'text', string>,
) {
  const from = Date.now()
  await reviews(page).getByRole('radio', { name: stars }).check({ force: true })
  await reviews(page).getByLabel('Your review').fill(text)
  await reviews(page).getByLabel('Name').fill(name)
  await reviews(page).getByLabel('Email', { exact: true }).fill(`${name}@example.com`)
  await expect.poll(() => Date.now() - from).toBeGreaterThan(900)
}

export const sendReview = (page: Page) =>
  reviews(page).getByRole('button', { name: 'Send review' }).click()

/** Publishes the review of an author and returns its id. */
export const publishReview = (name: string) =>
  asOwner(async api => {
    const { id } = await firstOf<{ id: string }>(api, `/reviews?q=${name}`)
    await change(api, `/reviews/${id}`, { status: 'published' }, 'PATCH')
    return id
  })

/** Solves the sum that replaces the proof of work without script, and sends the form. */
export async function solveAndSend(page: Page) {
  const sum = reviews(page).getByText(/^What is/)
  const terms = (await sum.textContent())?.match(/\d+/g) ?? []
  const total = terms.reduce((result, term) => result + Number(term), 0)
  await reviews(page)
    .getByLabel(/^What is/)
    .fill(String(total))
  const from = Date.now()
  await expect.poll(() => Date.now() - from).toBeGreaterThan(900)
  await sendReview(page)
}
