import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { change, orderIdOf } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolations, findMisfits, findOverflow, test } from './support/test.ts'

/** Fields of the checkout are settings, so this file has its own site. */
test.describe.configure({ mode: 'serial' })
// Refusals are not 200 and are reported by Chromium.
test.use({ expectedComplaint: /the server responded with a status of 4\d\d/ })

const field = (id: string, kind: string, more: object) => ({
  ...{ id, kind, place: 'order', required: false, help: '', options: [], ...more },
})
const CHECKOUT = {
  orderNote: true,
  giftNote: true,
  fields: [
    field('floor', 'number', { place: 'delivery', label: 'Floor', required: true }),
    field('wrapping', 'select', { label: 'Wrapping', options: ['Paper', 'Box'] }),
    field('age', 'checkbox', {
      ...{ place: 'contact', label: 'I am an adult', required: true, help: 'Lamps get hot.' },
    }),
  ],
}

let site: Site
let owner: Page
test.beforeAll(async ({ browser }) => {
  site = await startSite({ env: { DEMO: '0', RATE_LIMIT: '0' } })
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const lamp = { name: 'Lamp', slug: 'lamp', offer: offer(2000), stock: stock(50) }
  await addProduct(owner.request, lamp)
  await change(owner.request, '/settings/site', { shop: { checkout: CHECKOUT } }, 'PATCH')
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
})

const ENTERED = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Street address': 'Tonweg 3',
  'Postcode / ZIP': '10115',
  'Town / City': 'Berlin',
  Phone: '+49 30 123456',
  'Email address': 'ida@example.com',
  Floor: '3',
}

const named = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true }).first()

async function fillCart(page: Page) {
  await page.goto(`${site.url}/product/lamp`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
}

async function openCheckout(page: Page) {
  await fillCart(page)
  await page.goto(`${site.url}/checkout`)
  await islandRuns(page.locator('[data-module="checkout"]'))
}

async function loadOrder(page: Page) {
  await expect(page).toHaveURL(/\/order-received\?/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  const id = await orderIdOf(owner.request, number)
  return (await owner.request.get(`/api/admin/orders/${id}`)).json()
}

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await named(page, name).evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('SH-2: the owner adds a field, which the checkout shows', async ({ page }) => {
  await owner.goto('/admin/settings/checkout')
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('textbox', { name: 'Label' }).last().fill('Courier instructions')
  await owner.getByRole('combobox', { name: 'Type' }).last().click()
  await owner.getByRole('option', { name: 'Textarea' }).click()
  await owner.getByRole('button', { name: 'Translations' }).last().click()
  await owner.getByRole('textbox', { name: 'Label' }).last().fill('تعليمات')
  expect(await findAxeViolations(owner, '[id^="tabpanel-"]:not([aria-hidden])')).toEqual([])
  const saved = owner.waitForResponse(answer => answer.request().method() === 'PATCH')
  await owner.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
  await openCheckout(page)
  await expect(page.getByRole('textbox', { name: 'Courier instructions (optional)' })).toBeVisible()
})

test('SH-2: an order is placed by keyboard only, with errors announced and linked', async ({
  page,
}) => {
  // Without smooth scrolling: axe would report targets under the fixed header.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  const problems = page.getByRole('alert').filter({ hasText: 'Nothing that you entered is lost.' })
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveText([
    'Billing First name is a required field.',
    'Billing Last name is a required field.',
    'Billing Street address is a required field.',
    'Billing Postcode / ZIP is a required field.',
    'Billing Town / City is a required field.',
    'Billing Phone is a required field.',
    'Billing Email address is a required field.',
    'I am an adult is a required field.',
    'Floor is a required field.',
  ])
  expect(await findAxeViolations(page)).toEqual([])
  await expect(named(page, 'Floor')).toHaveAccessibleDescription('Enter a number')
  await expect(named(page, 'I am an adult')).toHaveAccessibleDescription(
    'Tick this box to continue Lamps get hot.',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(named(page, 'First name')).toBeFocused()
  await page.keyboard.type('Ida')
  for (const [name, value] of Object.entries(ENTERED).slice(1, 7)) {
    await tabTo(page, name)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'I am an adult')
  await page.keyboard.press('Space')
  await tabTo(page, 'Floor')
  await page.keyboard.type('3')
  await tabTo(page, 'Wrapping (optional)')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'This order is a gift')
  await page.keyboard.press('Space')
  await tabTo(page, 'Gift message (optional)')
  await page.keyboard.type('For Mia')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const order = await loadOrder(page)
  expect(order.giftMessage).toBe('For Mia')
  expect(order.customFields.map((one: { value: string }) => one.value)).toEqual(['3', 'Box', '1'])
  await expect(page.getByText('For Mia')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('SH-2: an order is placed on a phone without JavaScript, with the fields of its country', async ({
    page,
  }) => {
    await fillCart(page)
    await page.goto(`${site.url}/checkout`)
    for (const [name, value] of Object.entries(ENTERED)) await named(page, name).fill(value)
    await page.getByRole('combobox', { name: 'Country / Region' }).first().selectOption('JP')
    await page.getByRole('checkbox', { name: 'This order is a gift' }).check()
    await named(page, 'Gift message (optional)').fill('For Mia')
    await page.getByRole('button', { name: 'Place order' }).click()
    const links = page.getByRole('alert').getByRole('link')
    await expect(links).toHaveText([
      'Billing Postcode / ZIP is not a valid postcode / ZIP.',
      'Billing Prefecture is a required field.',
      'I am an adult is a required field.',
    ])
    expect(await findOverflow(page)).toBe(0)
    expect(await findMisfits(page)).toEqual([])
    await expect(named(page, 'Gift message (optional)')).toHaveValue('For Mia')
    await named(page, 'Prefecture').fill('Tokyo')
    await named(page, 'Postcode / ZIP').fill('100-0005')
    await page.getByRole('checkbox', { name: 'I am an adult' }).check()
    await page.getByRole('button', { name: 'Place order' }).click()
    const order = await loadOrder(page)
    expect(order).toMatchObject({ billing: { country: 'JP', state: '13' }, giftMessage: 'For Mia' })
    await expect(page.getByText('Tokyo').first()).toBeVisible()
    expect(await findOverflow(page)).toBe(0)
  })
})

test('SH-1: a reload, Back and an expired session keep what was typed', async ({ page }) => {
  await openCheckout(page)
  for (const [name, value] of Object.entries(ENTERED)) await named(page, name).fill(value)
  await page.getByRole('checkbox', { name: 'I am an adult' }).check()
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check()
  const reviewed = page.waitForResponse(answer =>
    Boolean(answer.request().postData()?.includes('For Mia')),
  )
  await named(page, 'Gift message (optional)').fill('For Mia')
  await reviewed
  const check = async () => {
    for (const [name, value] of Object.entries(ENTERED)) {
      await expect(named(page, name)).toHaveValue(value)
    }
    await expect(named(page, 'Gift message (optional)')).toHaveValue('For Mia')
    await expect(page.getByRole('checkbox', { name: 'I am an adult' })).toBeChecked()
  }
  await page.reload()
  await check()
  await page.goto(`${site.url}/cart`)
  await page.goBack()
  await check()
  await islandRuns(page.locator('[data-module="checkout"]'))
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Sorry, your session has expired.')
  await check()
  await fillCart(page)
  await page.goto(`${site.url}/checkout`)
  await check()
})
