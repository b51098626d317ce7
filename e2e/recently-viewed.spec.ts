import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const KEY = 'vitrine:recent'
const part = (page: Page) => page.locator('.m-recently-viewed')
const kept = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY)
const keep = (page: Page, ids: readonly string[]) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify(ids),
  ] as const)

/** A page with the module, and two products. */
async function putRecent(props: object = {}) {
  const word = crypto.randomUUID().slice(0, 8)
  const names = [`Jug ${word}`, `Lid ${word}`]
  const products = await asOwner(async api =>
    Promise.all(names.map(name => addProduct(api, { name, offer: offer(1000) }))),
  )
  const path = await putPage('/recent', [
    { type: 'heading', props: { id: 'title', text: 'Products', level: 'h1' } },
    { type: 'recently-viewed', props: { id: 'recent', ...props } },
  ])
  return { path, names, ids: products.map(product => product.id) }
}

test.afterEach(async ({ page }) => {
  await page.evaluate(key => localStorage.removeItem(key), KEY).catch(() => {})
})

test('SH-5 recently viewed products come from the browser, and missing ones are forgotten', async ({
  page,
}) => {
  const { path, names, ids } = await putRecent()
  await page.goto(path)
  await expect(part(page)).toBeHidden()
  await keep(page, [...ids, 'gone'])
  await page.reload()
  await expect(part(page).getByRole('link')).toHaveText(names)
  await expect.poll(() => kept(page)).toBe(JSON.stringify(ids))
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findOverflow(page)).toBe(0)
  await page.evaluate(key => localStorage.setItem(key, '{"a":[1]}'), KEY)
  await page.reload()
  await expect(part(page)).toBeHidden()
})

test('SH-5 a product page remembers its product and hides it', async ({ page }) => {
  const { path, names, ids } = await putRecent()
  await page.goto(path)
  await keep(page, ids)
  // As in a product template.
  await page.route(`**${path}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-current=""', `data-current="${ids[1]}"`)
    await route.fulfill({ response: answer, body })
  })
  await page.reload()
  await expect(part(page).getByRole('link')).toHaveText([names[0] ?? ''])
  expect(await kept(page)).toBe(JSON.stringify([ids[1], ids[0]]))
})

test('SH-5 nothing is remembered or shown with Global Privacy Control', async ({ page }) => {
  const { path, ids } = await putRecent()
  await page.goto(path)
  await keep(page, ids)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(part(page)).toBeHidden()
})
