import { test as bare, type Locator, type Page } from '@playwright/test'
import { combobox } from './patterns/combobox.ts'
import { islandRuns } from './support/module-example.ts'
import { begun, pageTitle } from './support/popup-page.ts'
import { putPage } from './support/put-page.ts'
import { freeName, link, popup, putBlock, putPageWithPopups, words } from './support/put-popup.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const ASK = '/address-suggestions'
const town = (page: Page) => page.locator('[name="billing_city"]')
const value = (page: Page, name: string) => page.locator(`[name="billing_${name}"]`)
const list = (page: Page) => page.getByRole('listbox', { name: 'Address suggestions' })

async function openCheckout(page: Page) {
  await page.goto('/product/wall-clock')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/checkout')
  await islandRuns(page.locator('[data-module="checkout"]'))
  await expect(town(page)).toHaveRole('combobox')
}

const address = {
  address_1: 'Main Street 5',
  postcode: '62701',
  city: 'Springfield',
  state: 'Illinois',
  country: 'US',
}
const places = [
  { label: 'Springfield', detail: 'Illinois, United States', address },
  { label: 'Springdale', detail: 'Arkansas, United States', address },
]
const answer = { places, label: 'Address suggestions', status: '2 suggestions' }

test('FM-10: a town of a form is chosen like one at the checkout', async ({ page }) => {
  const fields = [{ id: 'home', label: 'Where do you live?', type: 'address' }]
  const image = Promise.withResolvers<void>()
  await page.route('**/slow.gif', async route => {
    await image.promise
    await route.fulfill({ status: 204 })
  })
  await page.goto(
    await putPage('/address', [
      { type: 'heading', props: { id: 'title', text: 'Address', level: 'h1' } },
      { type: 'contact-form', props: { id: 'form', captcha: false, fields } },
      { type: 'code', props: { id: 'slow', code: '<img src="/slow.gif" alt="">' } },
    ]),
    { waitUntil: 'domcontentloaded' },
  )
  const city = page.locator('#form').getByLabel('City')
  await test.step('it is an ordinary field until the window has loaded', async () => {
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    await expect(city).toHaveRole('textbox')
    image.resolve()
    await expect(city).toHaveRole('combobox')
  })
  await city.focus()
  await page.keyboard.type('hels', { delay: 20 })
  await expect(list(page)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Helsinki')
  await expect(page.locator('#form').getByLabel('Country')).toHaveValue('')
})

test('FM-10: a form in a popup and one in a layout block suggest addresses below their fields', async ({
  page,
}) => {
  await page.route(ASK, route => route.fulfill({ json: answer }))
  const form = {
    type: 'contact-form',
    props: {
      id: 'form',
      captcha: false,
      fields: [{ id: 'home', label: 'Where do you live?', type: 'address' }],
    },
  }
  const name = freeName('address')
  const block = await putBlock([form])
  const { path } = await putPageWithPopups(
    [
      pageTitle,
      link('open', 'Write to us', `#popup-${name}`),
      { type: 'layout-block', props: { id: 'part', block } },
    ],
    [popup(name, {}, [words('title', 'Write to us'), form])],
  )
  await page.goto(path)
  await begun(page)
  const below = async (city: Locator) => {
    await city.focus()
    await page.keyboard.type('spr', { delay: 20 })
    await expect(list(page)).toBeVisible()
    // It scrolls with the page.
    await expect(list(page)).toHaveCSS('position', 'absolute')
    const [field, options] = await Promise.all([city.boundingBox(), list(page).boundingBox()])
    const end = (field?.y ?? 0) + (field?.height ?? 0)
    expect(Math.abs((options?.y ?? 0) - end)).toBeLessThan(8)
    expect(Math.abs((options?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(2)
    expect(Math.abs((options?.width ?? 0) - (field?.width ?? 0))).toBeLessThan(2)
  }

  await page.getByRole('link', { name: 'Write to us' }).click()
  const box = page.getByRole('dialog', { name: 'Write to us' })
  const inPopup = box.getByLabel('City')
  await expect(inPopup).toHaveRole('combobox')
  await below(inPopup)
  // Escape closes the list first, then the popup.
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box).toBeVisible()
  await page.keyboard.type('i')
  await list(page)
    .getByRole('option', { name: /Springfield/ })
    .click()
  await expect(inPopup).toHaveValue('Springfield')
  await expect(box.getByLabel('Postal code')).toHaveValue('62701')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()

  const inBlock = page.locator('#part-form').getByLabel('City')
  await expect(inBlock).toHaveValue('')
  await below(inBlock)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(inBlock).toHaveValue('Springfield')
})

test('FM-10: a town is chosen by keyboard from the towns of the site', async ({ page }) => {
  await openCheckout(page)
  await value(page, 'country').selectOption('FI')
  await town(page).focus()
  await page.keyboard.type('hels', { delay: 20 })
  await expect(list(page)).toBeVisible()
  await expect(list(page).getByRole('option').first()).toHaveText(/^Helsinki\s+Finland/)
  await expect(page.getByRole('status').filter({ hasText: 'arrow keys' })).toHaveCount(1)
  expect(await findAxeViolations(page)).toEqual([])
  // Without choosing, the typed text stays.
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(town(page)).toHaveValue('hels')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('i')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(town(page)).toHaveAttribute('aria-activedescendant', 'address-options-0')
  await page.keyboard.press('Home')
  await expect(town(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town(page)).toHaveValue('Helsinki')
  await expect(town(page)).toBeFocused()
  await expect(list(page)).toBeHidden()
  await expect(value(page, 'postcode')).toHaveValue('')
  // Browser autofill still works.
  await expect(town(page)).toHaveAttribute('autocomplete', 'billing address-level2')
})

test('FM-10: a chosen address fills its fields and updates the totals', async ({ page }) => {
  await page.route(ASK, route => route.fulfill({ json: answer }))
  await openCheckout(page)
  await value(page, 'country').selectOption('FI')
  await value(page, 'company').fill('Own')
  const counted = page.waitForRequest(
    request =>
      request.method() === 'POST' &&
      (request.postData() ?? '').includes('62701') &&
      request.url().endsWith('/checkout'),
  )
  await town(page).focus()
  await page.keyboard.type('spr', { delay: 20 })
  const springfield = list(page).getByRole('option', { name: /Springfield/ })
  await expect(springfield).toBeVisible()
  const ends = await springfield.evaluate(option => {
    document.documentElement.dir = 'rtl'
    const words = document.createRange()
    return [...option.children].map(part => {
      words.selectNodeContents(part)
      return Math.round(words.getBoundingClientRect().right)
    })
  })
  expect(ends[0], 'where text begins at the right, each line does').toBe(ends[1])
  await springfield.click()
  for (const [part, text] of Object.entries(address)) {
    await expect(value(page, part)).toHaveValue(text)
  }
  await expect(value(page, 'company')).toHaveValue('Own')
  await expect(page.locator('[name="shipping_city"]')).toHaveValue('')
  await counted
})

test('FM-10: the town is a combobox as the APG says', async ({ page }) => {
  await page.route(ASK, route => route.fulfill({ json: answer }))
  await openCheckout(page)
  await combobox.check(town(page), page.locator('[data-module="checkout"]'))
})

for (const [name, fulfil] of [
  ['HTML', { contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }],
  ['nonsense', { json: { places: 'many' } }],
] as const) {
  test(`FM-10: ${name} for an answer leaves an ordinary field`, async ({ page }) => {
    let isAsked = false
    await page.route(ASK, route => {
      isAsked = true
      return route.fulfill(fulfil)
    })
    await openCheckout(page)
    await town(page).focus()
    await page.keyboard.type('Tampere', { delay: 20 })
    await expect.poll(() => isAsked).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect(list(page)).toBeHidden()
    await expect(town(page)).toHaveValue('Tampere')
  })
}

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })

  bare('FM-10: the town is an ordinary field', async ({ page }) => {
    await page.goto('/product/wall-clock')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.goto('/checkout')
    await expect(page.getByRole('textbox', { name: 'Town / City' }).first()).toBeVisible()
  })
})
