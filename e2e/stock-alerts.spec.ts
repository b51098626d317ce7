import { asOwner, change } from './support/admin-api.ts'
import { findInMail } from './support/mails.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, cup, offer, stock } from './support/new-product.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

test.use({ expectedComplaint: /the server responded with a status of 4\d\d/ })

const newEmail = () => `stock-${crypto.randomUUID().slice(0, 8)}@example.com`
const soldOut = () =>
  asOwner(api =>
    addProduct(api, {
      ...{ name: `Sold out ${crypto.randomUUID()}`, offer: offer(1000), stock: stock(0) },
    }),
  )

const findLink = (email: string, purpose: 'confirm' | 'end') =>
  findInMail(email, new RegExp(`/stock-alerts/${purpose}\\?token=\\w+`))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('SH-4 a visitor asks for a mail, confirms it by a press, and deletes the request', async ({
      page,
    }) => {
      const { slug } = await soldOut()
      const email = newEmail()
      await page.goto(`/product/${slug}`)
      const field = page.getByLabel('Email me when it is back')
      await field.fill('nobody')
      if (javaScriptEnabled) await islandRuns(page.locator('[data-module="product"]'))
      await page.getByRole('button', { name: 'Notify me' }).press('Enter')
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
      await expect(field).toHaveValue('nobody')
      if (javaScriptEnabled) {
        await expect(field).toBeFocused()
        expect(await findAxeViolationsInBothSchemes(page, '.product-alert')).toEqual([])
        await page.setViewportSize({ width: 320, height: 900 })
        expect(await findOverflow(page)).toBe(0)
      }
      await field.fill(email)
      await page.getByRole('button', { name: 'Notify me' }).press('Enter')
      const status = page.getByRole('status').filter({ hasText: 'Your request is saved.' })
      await expect(status).toBeVisible()
      if (javaScriptEnabled) await expect(status).toBeFocused()
      const confirmation = await findLink(email, 'confirm')
      await page.goto(confirmation)
      await page.getByRole('button', { name: 'Confirm request' }).press('Enter')
      await expect(page.getByRole('heading')).toHaveText('Your request is confirmed')
      await page.goto(await findLink(email, 'end'))
      await page.getByRole('button', { name: 'Delete request' }).press('Enter')
      await expect(page.getByRole('heading')).toHaveText('Your request is deleted')
      await page.goto(confirmation)
      await expect(page.getByRole('heading')).toHaveText('This link no longer works')
    })
  })
}

test('SH-4 the form follows the variant picker, and staff see who waits', async ({ page }) => {
  const name = `Cup ${crypto.randomUUID()}`
  const product = cup(name)
  const variants = product.variants?.map((variant, index) => ({
    ...variant,
    stock: stock(index === 0 ? 0 : 5),
  }))
  const { id, slug } = await asOwner(api => addProduct(api, { ...product, ...{ variants } }))
  await page.goto(`/product/${slug}`)
  const field = page.getByLabel('Email me when it is back')
  await expect(field).toHaveCount(0)
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page.getByRole('radio', { name: '250 ml' }).check({ force: true })
  await expect(field).toBeVisible()
  await page.getByRole('radio', { name: '350 ml' }).check({ force: true })
  await expect(field).toHaveCount(0)
  await page.getByRole('radio', { name: '250 ml' }).check({ force: true })
  const email = newEmail()
  await field.fill(email)
  await page.getByRole('button', { name: 'Notify me' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible()
  await page.goto(await findLink(email, 'confirm'))
  await page.getByRole('button', { name: 'Confirm request' }).press('Enter')
  await expect(page.getByRole('heading')).toHaveText('Your request is confirmed')
  const waiting = await asOwner(async api => {
    const answer = await api.get(`/api/admin/products/${id}`)
    return ((await answer.json()) as { waiting: Record<string, number> }).waiting
  })
  expect(Object.values(waiting)).toEqual([1])
  await asOwner(api => change(api, `/products/${id}`, {}, 'DELETE'))
})
