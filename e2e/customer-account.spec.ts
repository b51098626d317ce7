import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { findInMail } from './support/mails.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import {
  expect,
  findAxeViolationsInBothSchemes,
  findMisfits,
  findOverflow,
  test,
} from './support/test.ts'

/** Passkeys need a domain name, and mails a folder, so this file has its own site. */
test.describe.configure({ mode: 'serial' })
test.use({ expectedComplaint: /the server responded with a status of 4\d\d/ })

let site: Site
let origin: string
let owner: Page
test.beforeAll(async ({ browser }) => {
  site = await startSite({ env: { DEMO: '0', RATE_LIMIT: '0', HOST: 'localhost' } })
  origin = site.url.replace('127.0.0.1', 'localhost')
  owner = await browser.newPage({ baseURL: origin })
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

const ENTERED = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Street address': 'Tonweg 3',
  'Postcode / ZIP': '10115',
  'Town / City': 'Berlin',
  Phone: '+49 30 123456',
}

async function fillCart(page: Page) {
  await page.goto(`${origin}/product/lamp`)
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
}

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true }).first()

async function openMailedLink(page: Page, email: string) {
  const { pathname, search } = new URL(await findInMail(email, /http\S+token=\w+/, site.dataDir))
  await page.goto(origin + pathname + search)
}

const checkLayout = async (page: Page) => {
  expect(await findOverflow(page)).toBe(0)
  expect(await findMisfits(page)).toEqual([])
}

/** Layout and accessibility of the current page. axe needs the page's scripts. */
async function check(page: Page) {
  await checkLayout(page)
  expect(await findAxeViolationsInBothSchemes(page, '.m-account')).toEqual([])
}

async function register(page: Page, email: string) {
  await page.goto(`${origin}/account`)
  await page.getByRole('link', { name: 'Create account' }).press('Enter')
  await field(page, 'Name (optional)').fill('Ida Berg')
  await field(page, 'Email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByRole('status')).toContainText(`we sent a link to ${email}`)
  await openMailedLink(page, email)
  await field(page, 'New password (optional)').fill('a long password')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Hello, Ida Berg' })).toBeVisible()
}

test('SH-4 a guest orders with “Create an account”, opens the link and buys again', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto(`${origin}/checkout`)
  await islandRuns(page.locator('[data-module="checkout"]'))
  for (const [name, value] of Object.entries(ENTERED)) await field(page, name).fill(value)
  await field(page, 'Email address').fill('guest@example.com')
  await page.getByLabel('Create an account').press('Space')
  await expect(page.getByText('After the order we email you a link.')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await expect(page).toHaveURL(/\/order-received\?/)
  await openMailedLink(page, 'guest@example.com')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await page.getByRole('link', { name: 'Orders', exact: true }).press('Enter')
  await check(page)
  await page.getByRole('button', { name: /Buy again: order/ }).press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(/The items of order \d+ were added/)).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
  await page.goto(`${origin}/account`)
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('You are signed out.')
  await expect(page.locator('[data-cart-count]')).toBeHidden()
})

test('SH-4 a customer adds a passkey and signs in with it', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await register(page, 'passkey@example.com')
  await page.getByRole('link', { name: 'Account details' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Ida Berg' })).toBeVisible()
  await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('SH-4 a customer registers, orders with a saved address, and finds the order', async ({
    page,
  }) => {
    await register(page, 'plain@example.com')
    await checkLayout(page)
    await page.getByRole('link', { name: 'Addresses' }).press('Enter')
    await page.getByRole('link', { name: 'Add address' }).press('Enter')
    await page.getByRole('button', { name: 'Save address' }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please correct the marked fields.')
    await checkLayout(page)
    for (const [name, value] of Object.entries(ENTERED)) {
      const label = /^(Postcode|Phone)/.test(name) ? `${name} (optional)` : name
      await field(page, label).fill(value)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Address saved.')
    await checkLayout(page)
    await fillCart(page)
    await page.goto(`${origin}/checkout`)
    await expect(page.getByText('You are signed in as plain@example.com.')).toBeVisible()
    await expect(field(page, 'Street address')).toHaveValue('Tonweg 3')
    await field(page, 'Street address').fill('Elsewhere 1')
    await page.getByRole('button', { name: 'Use this address' }).first().press('Enter')
    await expect(field(page, 'Street address')).toHaveValue('Tonweg 3')
    await page.getByRole('button', { name: 'Place order' }).press('Enter')
    await expect(page).toHaveURL(/\/order-received\?/)
    await page.goto(`${origin}/account`)
    await checkLayout(page)
    await page.getByRole('link', { name: /^Order \d+/ }).press('Enter')
    await expect(page.getByText('Thank you. Your order has been received.')).toBeVisible()
  })

  test('SH-4 the sign-in of the checkout returns there', async ({ page }) => {
    await page.context().clearCookies()
    await fillCart(page)
    await page.goto(`${origin}/checkout`)
    await page.getByRole('link', { name: 'Sign in' }).press('Enter')
    await checkLayout(page)
    const form = page.getByRole('region', { name: 'Sign in', exact: true })
    await form.getByLabel('Email address').fill('plain@example.com')
    await form.getByLabel('Password').fill('not my password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('is not right')
    await form.getByLabel('Password').fill('a long password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText('You are signed in as plain@example.com.')).toBeVisible()
  })
})

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('SH-4 the account fits phones in Arabic', async ({ page }) => {
    await register(page, 'arabic@example.com')
    await change(owner.request, '/settings/site', { locale: 'ar' }, 'PATCH')
    const parts = ['orders', 'addresses', 'address', 'reviews', 'details']
    for (const view of ['', ...parts.map(part => `?view=${part}`)]) {
      await page.goto(`${origin}/account${view}`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('navigation', { name: 'حسابك' })).toBeVisible()
      await check(page)
    }
    await change(owner.request, '/settings/site', { locale: 'en' }, 'PATCH')
  })
})

test('SH-4 staff put a customer into a group, whose prices show until it is undone', async ({
  page,
}) => {
  await register(page, 'trade@example.com')
  await owner.goto('/admin/customer-groups/create')
  await owner.getByLabel('Name').fill('Trade')
  await owner.getByLabel('Discount in %').first().fill('25')
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByRole('cell', { name: 'Trade' })).toBeVisible()
  const filter = encodeURIComponent(JSON.stringify({ q: 'trade@example.com' }))
  await owner.goto(`/admin/customers?filter=${filter}`)
  const row = owner.getByRole('row').filter({ hasText: 'trade@example.com' })
  await row.getByRole('checkbox').click()
  await owner.getByRole('button', { name: 'Group', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Trade' }).click()
  await expect(owner.getByText('Group of 1 customer changed')).toBeVisible()
  await expect(row).toContainText('Trade')
  await page.goto(`${origin}/product/lamp`)
  await expect(page.getByText('€15.00').first()).toBeVisible()
  await fillCart(page)
  await page.goto(`${origin}/cart`)
  await expect(page.locator('[data-module="cart"]')).toContainText('€15.00')
  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect(owner.getByText('Earlier groups restored')).toBeVisible()
  await page.reload()
  const cart = page.locator('[data-module="cart"]')
  await expect(cart).toContainText('Price changed from €15.00 to €20.00.')
})
