import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const DAY_SECONDS = 86_400
/** A comment that was written faster counts as sent by a robot. */
const TYPING_MS = 900

const newProduct = async () => {
  const name = `Kept ${crypto.randomUUID().slice(0, 8)}`
  return {
    name,
    ...(await asOwner(api => addProduct(api, { name, offer: offer(1200), stock: stock(9) }))),
  }
}

/** Adds to the cart and to the wishlist. */
async function keep(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to wishlist' }).press('Enter')
  await expect(page.getByText('In your wishlist.').first()).toBeVisible()
}

async function comment(page: Page, path: string) {
  await page.goto(path)
  const talk = page.locator('#talk')
  const from = Date.now()
  await talk.getByLabel('Comment', { exact: true }).fill('Remembered.')
  await talk.getByLabel('Name').fill('Aino')
  await talk.getByLabel('Email', { exact: true }).fill(`aino-${Date.now()}@example.com`)
  await talk.getByLabel('Remember me').check()
  await expect.poll(() => Date.now() - from).toBeGreaterThan(TYPING_MS)
  await talk.getByRole('button', { name: 'Post comment' }).click()
  const sum = talk.getByText(/What is \d+ \+ \d+\?/)
  const status = talk.getByRole('status').filter({ hasText: /waiting for approval|is published/ })
  await expect(sum.or(status).first()).toBeVisible()
  if (!(await sum.isVisible())) return
  const [a = 0, b = 0] = ((await sum.textContent())?.match(/\d+/g) ?? []).map(Number)
  await talk.getByLabel(/What is/).fill(String(a + b))
  await talk.getByRole('button', { name: 'Post comment' }).click()
  await expect(status.first()).toBeVisible()
}

for (const { title, hasScript } of [
  { title: 'with JavaScript', hasScript: true },
  { title: 'without JavaScript', hasScript: false },
]) {
  test.describe(title, () => {
    test.use({ javaScriptEnabled: hasScript })

    test('SH-6 cart, wishlist and author of comments are remembered for 365 days, after a restart of the browser too', async ({
      page,
      browser,
      baseURL,
    }) => {
      const product = await newProduct()
      const path = await putPage('/remembered', [
        { type: 'heading', props: { id: 'title', text: 'Talk', level: 'h1' } },
        { type: 'comments', props: { id: 'talk' } },
      ])
      await keep(page, product.slug)
      await comment(page, path)
      const cookies = await page.context().cookies()
      const now = Date.now() / 1000
      const days = Object.fromEntries(
        cookies.map(({ name, expires }) => [name, Math.round((expires - now) / DAY_SECONDS)]),
      )
      expect(days).toMatchObject({
        ...{ vt_cart: 365, vt_cart_count: 365, vt_wishlist: 365, vt_wishes: 365 },
        // Authors are filled in by the browser, so only with script.
        ...(hasScript && { vt_commenter: 365 }),
      })

      // Session cookies do not survive a restart.
      const restarted = await browser.newContext({
        ...(baseURL && { baseURL }),
        javaScriptEnabled: hasScript,
        storageState: { cookies: cookies.filter(({ expires }) => expires > 0), origins: [] },
      })
      const later = await restarted.newPage()
      await later.goto('/cart')
      await expect(later.locator('.cart-table')).toContainText(product.name)
      await later.goto('/wishlist')
      await expect(later.getByRole('link', { name: product.name, exact: true })).toBeVisible()
      if (hasScript) {
        await expect(later.locator('[data-cart-count]').first()).toHaveText('1')
        await later.goto(path)
        await later.locator('#talk').getByRole('button', { name: 'Post comment' }).hover()
        await expect(later.locator('#talk').getByLabel('Name')).toHaveValue('Aino')
      }
      await restarted.close()
    })
  })
}
