import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

/** Reminders change the checkout of all visitors, so this file has its own site. */
test.describe.configure({ mode: 'serial' })

let site: Site
let owner: Page
test.beforeAll(async ({ browser }) => {
  site = await startSite({ env: { DEMO: '0', RATE_LIMIT: '0' } })
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  await change(owner.request, '/settings/site', { darkScheme: 'device' }, 'PATCH')
  await addProduct(owner.request, {
    ...{ name: 'Lamp', slug: 'lamp', offer: offer(2000), stock: stock(50) },
  })
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  if (site) rmSync(site.dataDir, { recursive: true, force: true })
})

const turn = (enabled: boolean) =>
  change(
    owner.request,
    '/settings/site',
    { shop: { cartReminders: { enabled, hours: 4, secondHours: 0, coupon: '' } } },
    'PATCH',
  )

async function openCheckout(page: Page) {
  await page.goto(`${site.url}/product/lamp`)
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
  await page.goto(`${site.url}/checkout`)
}

const reminders = async () => {
  const answer = await owner.request.get('/api/admin/abandoned-carts?page=1&perPage=50')
  const { items } = (await answer.json()) as { items: { email: string; state: string }[] }
  return items.map(({ email, state }) => `${email} ${state}`)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('SH-3 a buyer agrees to reminders by a checkbox, and takes that back', async ({
      page,
    }) => {
      await turn(false)
      await openCheckout(page)
      const box = page.getByLabel('Email me my cart if I do not complete this order.')
      await expect(box).toHaveCount(0)
      await turn(true)
      await page.reload()
      await expect(box).not.toBeChecked()
      const email = `cart-${crypto.randomUUID().slice(0, 8)}@example.com`
      await page.getByLabel('Email address').fill(email)
      if (javaScriptEnabled) {
        await islandRuns(page.locator('[data-module="checkout"]'))
        expect(await findAxeViolationsInBothSchemes(page, '.m-checkout')).toEqual([])
        await page.setViewportSize({ width: 320, height: 900 })
        expect(await findOverflow(page)).toBe(0)
      }
      const store = async () => {
        if (!javaScriptEnabled) await page.getByRole('button', { name: /^Update/ }).press('Enter')
      }
      await box.check()
      await store()
      await expect.poll(reminders).toContain(`${email} waiting`)
      await page.reload()
      await expect(box).toBeChecked()
      await box.uncheck()
      await store()
      await expect.poll(reminders).not.toContain(`${email} waiting`)
    })
  })
}
