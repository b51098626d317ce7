import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { node, pageDocument } from '#pages/schema'
import { createTranslate } from '#texts'
import { texts as accountTexts } from '../../src/modules/account/texts.ts'
import { texts as cartTexts } from '../../src/modules/cart/texts.ts'
import { texts as panelTexts } from '../../src/modules/cart-button/texts.ts'
import { texts as checkoutTexts } from '../../src/modules/checkout/texts.ts'
import { texts as productTexts } from '../../src/modules/product/texts.ts'
import { texts as gridTexts } from '../../src/modules/product-grid/texts.ts'
import { texts as reviewTexts } from '../../src/modules/product-reviews/texts.ts'
import { change } from './admin-api.ts'
import { findInMail } from './mails.ts'
import { islandRuns } from './module-example.ts'
import { addProduct, cup, offer, stock } from './new-product.ts'
import type { Site } from './site.ts'
import { addStaff, signIn } from './staff-account.ts'
import { expect, findOverflow, test } from './test.ts'

/** More stops than any page of the journey has. */
const MAX_STOPS = 90

/** Actions of a visitor without a mouse. */
function createHands(page: Page) {
  const isFocused = (wanted: Locator) => wanted.evaluate(one => one === document.activeElement)
  const hands = {
    /** Presses Tab until the element has the focus. It must have a name for screen readers. */
    async reach(wanted: Locator) {
      const target = wanted.filter({ visible: true }).first()
      await expect(target).toBeVisible()
      await expect(target).toHaveAccessibleName(/\S/)
      for (let stops = 0; stops < MAX_STOPS; stops++) {
        if (await isFocused(target)) return target
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${wanted}`)
    },
    async press(wanted: Locator, key = 'Enter') {
      await hands.reach(wanted)
      await page.keyboard.press(key)
    },
    async type(wanted: Locator, text: string) {
      await hands.reach(wanted)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
  return hands
}

const BUYER = {
  billing_first_name: 'Ida',
  billing_last_name: 'Berg',
  billing_address_1: 'Tonweg 3',
  billing_postcode: '10115',
  billing_city: 'Berlin',
  billing_phone: '+49 30 123456',
}

export const WITH_SCRIPT = { title: 'with script', locale: 'en', hasScript: true }
export const WITHOUT_SCRIPT = { title: 'without JavaScript', locale: 'en', hasScript: false }
export const JOURNEYS = [
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
  { title: 'in Arabic', locale: 'ar', hasScript: true },
  { title: 'in Arabic without JavaScript', locale: 'ar', hasScript: false },
]

/**
 * A shopper's way through a site of its own: mails need a folder, and languages change the whole
 * site. Describes a test for each journey.
 */
export function describeJourneys(start: () => Promise<Site>, journeys = JOURNEYS) {
  test.describe.configure({ mode: 'serial' })
  test.use({ viewport: { width: 390, height: 844 } })

  let site: Site
  let owner: Page
  test.beforeAll(async ({ browser }) => {
    site = await start()
    owner = await browser.newPage({ baseURL: site.url.replace('127.0.0.1', 'localhost') })
    await signIn(owner, addStaff('owner', site.dataDir, site.env))
    const { options = [], ...tallCup } = cup('Tall cup')
    // Values of shared attributes are filters.
    const shared = options.map(option => ({ ...option, global: true }))
    await addProduct(owner.request, { ...tallCup, slug: 'tall-cup', options: shared })
    await addProduct(owner.request, {
      ...{ name: 'Candle', slug: 'candle', offer: offer(900), stock: stock(90) },
    })
    const content = [node('product-grid', 'cards', { quickAdd: true })]
    const page = {
      path: '/cards',
      title: 'Cards',
      document: pageDocument({ title: 'Cards' }, content),
    }
    const { id } = await change(owner.request, '/pages', page)
    await change(owner.request, `/pages/${id}/publish`)
    await change(owner.request, '/discounts', { code: 'five', type: 'fixed_cart', amount: 500 })
  })
  test.afterAll(async () => {
    await owner?.close()
    await site?.stop()
    if (site) rmSync(site.dataDir, { recursive: true, force: true })
  })

  for (const { title, locale, hasScript } of journeys) {
    test.describe(title, () => {
      test.use({ javaScriptEnabled: hasScript })

      test('SH-1 SH-3 SH-4 SH-5 a shopper searches, filters, chooses, buys, comes back and reviews, by keyboard on a phone', async ({
        page,
      }) => {
        test.slow()
        const origin = site.url.replace('127.0.0.1', 'localhost')
        await change(owner.request, '/settings/site', { locale }, 'PATCH')
        const { reach, press, type } = createHands(page)
        const say = <Key extends string>(texts: Parameters<typeof createTranslate<Key>>[0]) =>
          createTranslate(texts, { locale })
        const button = (name: string | RegExp) => page.getByRole('button', { name })
        const module = (name: string) => page.locator(`[data-module="${name}"]`)
        const whenReady = async (name: string) => {
          if (hasScript) await islandRuns(module(name))
        }
        const fits = async () => expect(await findOverflow(page)).toBe(0)

        // Search.
        await page.goto(`${origin}/search`)
        await type(page.locator('main input[name="q"]'), 'tall cup')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/q=tall/)
        await expect(page.locator('main').getByRole('link', { name: 'Tall cup' })).toBeVisible()
        await fits()

        // Filter: the list has the cup only.
        await page.goto(`${origin}/shop`)
        await press(button(say(gridTexts)('openFilters', { count: 0 })))
        await press(page.getByRole('checkbox', { name: /^Blue/ }), 'Space')
        const done = hasScript ? say(gridTexts)('showFound', { count: 1 }) : say(gridTexts)('apply')
        await press(button(done))
        await expect(page.locator('.product-card')).toHaveCount(1)
        await fits()

        // Choose a variant.
        await press(page.getByRole('link', { name: 'Tall cup' }))
        await expect(page).toHaveURL(/\/product\/tall-cup/)
        await whenReady('product')
        for (const name of ['Blue', '250 ml']) {
          await press(page.getByRole('radio', { name }), 'Space')
          await expect(page.getByRole('radio', { name })).toBeChecked()
        }
        await press(module('product').getByRole('button', { name: say(productTexts)('addToCart') }))
        // Leaving the page sooner would end the request.
        if (hasScript) await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
        await expect(page.getByText('Tall cup').first()).toBeVisible()
        await fits()

        // Quick add. Without script, the cart opens.
        await page.goto(`${origin}/cards`)
        const candle = page.locator('.product-card').filter({ hasText: 'Candle' })
        await press(candle.getByRole('button', { name: say(gridTexts)('addToCart') }))
        if (hasScript) {
          const link = page.locator('a:has([data-cart-count])')
          await expect(link.locator('[data-cart-count]').first()).toHaveText('2')
          await press(link)
          const panel = page.getByRole('dialog', { name: say(panelTexts)('cart') })
          await expect(panel).toContainText('Candle')
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden()
          await page.goto(`${origin}/cart`)
        }
        await expect(page).toHaveURL(/\/cart/)
        await expect(page.locator('.cart-table')).toContainText('Candle')

        // Coupon.
        await whenReady('cart')
        await type(page.locator('input[name="coupon"]'), 'five')
        await page.keyboard.press('Enter')
        await expect(page.getByText(say(cartTexts)('couponApplied'))).toBeVisible()
        await fits()

        // Checkout.
        const email = `journey-${crypto.randomUUID()}@example.com`
        await page.goto(`${origin}/checkout`)
        await whenReady('checkout')
        for (const [name, value] of Object.entries({ ...BUYER, billing_email: email })) {
          await type(page.locator(`[name="${name}"]`), value)
        }
        await press(
          page.getByRole('checkbox', { name: say(checkoutTexts)('createAccount') }),
          'Space',
        )
        await press(button(say(checkoutTexts)('place')))
        await expect(page).toHaveURL(/\/order-received/)
        await fits()

        // Account and reorder.
        const { pathname, search } = new URL(
          await findInMail(email, /http\S+token=\w+/, site.dataDir),
        )
        await page.goto(origin + pathname + search)
        await press(button(say(accountTexts)('register')))
        await press(page.getByRole('link', { name: say(accountTexts)('orders'), exact: true }))
        await expect(page).toHaveURL(/view=orders/)
        await fits()
        await press(page.locator('.account-orders').getByRole('button'))
        await expect(page).toHaveURL(/\/cart/)
        await expect(page.locator('.cart-table')).toContainText('Tall cup')

        // Review.
        await page.goto(`${origin}/product/candle`)
        const reviews = page.locator('#product-reviews')
        await press(reviews.getByText(say(reviewTexts)('write')))
        const from = Date.now()
        await press(reviews.getByRole('radio').first(), 'Space')
        await page.keyboard.press('ArrowRight')
        await type(reviews.locator('textarea'), 'Burns for long.')
        await type(reviews.locator('input[autocomplete="name"]'), 'Ida')
        await type(reviews.locator('input[type="email"]'), email)
        // A form that was filled in faster counts as sent by a robot.
        await expect.poll(() => Date.now() - from).toBeGreaterThan(900)
        await press(reviews.getByRole('button', { name: say(reviewTexts)('send') }))
        const answer = hasScript ? 'pending' : 'confirm'
        await expect(reviews.getByText(say(reviewTexts)(answer))).toBeVisible()
        await fits()
        await reach(page.getByRole('link').first())
      })
    })
  }
}
