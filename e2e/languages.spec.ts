import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isTurn } from '../tests/support/combinations.ts'
import { change } from './support/admin-api.ts'
import { DEMO_PAGES } from './support/demo-pages.ts'
import { islandRuns } from './support/module-example.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import {
  expect,
  findAxeViolationsOfWords,
  findMisfits,
  findOverflow,
  seeAll,
  test,
} from './support/test.ts'
import { messagePatterns, readCatalogues, readShownTexts } from './support/visitor-texts.ts'

/** Language is site-wide, so this file has its own site, tested in one language after another. */
test.describe.configure({ mode: 'serial' })
// Refusals are not 200 and are reported by Chromium.
test.use({ expectedComplaint: /the server responded with a status of 4\d\d/ })

/** A page of each kind. */
const TO_READ = [
  '/',
  '/shop',
  '/shop?sort=name&page=2',
  '/shop?q=nothing-is-called-so',
  '/product/morning-mug',
  '/product/moon-jar',
  '/journal',
  '/journal/two-per-cent-of-iron',
  '/about',
  '/nowhere',
  '/cart',
  '/checkout',
  '/events',
  '/commissions',
  '/commissions/three-moon-jars',
  '/journal/category/glaze',
  '/search?q=bowl',
]

/** A page of each kind with a theme template. */
const OF_THEMES = [
  '/',
  '/journal',
  '/journal/two-per-cent-of-iron',
  '/commissions',
  '/commissions/three-moon-jars',
  '/product/morning-mug',
  '/search',
  '/nowhere',
  '/cart',
  '/checkout',
  '/order-received',
]

const WIDTHS = [320, 390, 1440]
const demo = join(import.meta.dirname, '../demo')
/** Texts of the demo, which do not depend on the site's language. */
const ownersWords = readdirSync(demo, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.startsWith('art'))
  .map(name => readFileSync(join(demo, name), 'utf8'))
  .join('\n')
const isOwners = (text: string) => ownersWords.includes(`'${text}'`)

const wrapping = (label: string, ...options: string[]) => ({ label, options })
const WRAPPING = {
  ...{ id: 'wrapping', kind: 'select', place: 'order', required: true, help: '' },
  ...wrapping('Wrapping', 'Paper', 'Box'),
  translations: {
    de: wrapping('Verpackung', 'Papier', 'Karton'),
    fr: wrapping('Emballage', 'Papier', 'Boîte'),
    ar: wrapping('التغليف', 'ورق', 'صندوق'),
  },
}

let site: Site
let owner: Page
test.beforeAll(async ({ browser }) => {
  site = await startSite()
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const shop = { checkout: { orderNote: true, giftNote: true, fields: [WRAPPING] } }
  await change(owner.request, '/settings/site', { shop }, 'PATCH')
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
})

const catalogues = await readCatalogues()
const english = messagePatterns(catalogues, 'en')

test('nothing of the pages to read is wider than the screen or cut off: en', async ({ page }) => {
  // In English these are covered by the demo's own tests.
  for (const path of TO_READ.filter(path => !DEMO_PAGES.includes(path))) {
    await page.goto(site.url + path)
    await seeAll(page)
    await checkWidths(page)
  }
})

async function checkWidths(page: Page) {
  const { pathname, search } = new URL(page.url())
  const where = pathname + search
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), `${where} at ${width} px`).toBe(0)
    expect(await findMisfits(page), `${where} at ${width} px`).toEqual([])
  }
}

/**
 * Themes keep the language they were first activated in. Each page is checked in every theme, in one
 * of its two languages.
 */
async function checkTheme(name: string, turn: number) {
  for (const path of OF_THEMES.filter((_, index) => isTurn(index, turn, 2))) {
    await owner.goto(`/api/admin/themes/${name}/preview?path=${path}`)
    await seeAll(owner)
    await checkWidths(owner)
  }
}

test('BM-3: nothing of a theme’s pages is wider than the screen or cut off: en, magazine', () =>
  checkTheme('magazine', 0))

const LANGUAGES = [
  ['de', 'ltr', 'business', 0],
  ['fr', 'ltr', 'magazine', 1],
  ['ar', 'rtl', 'business', 1],
] as const
for (const [turn, [language, direction, theme, turnOfTheme]] of LANGUAGES.entries()) {
  test.describe(language, () => {
    test.beforeAll(async () => {
      const answer = await owner.request.patch('/api/admin/settings/site', {
        data: { locale: language },
      })
      expect(answer.status()).toBe(200)
      // Pages in the previous language may be cached for a second.
      const shown = async () => (await owner.request.get('/')).text()
      await expect.poll(shown).toContain(`<html lang="${language}"`)
    })

    const own = messagePatterns(catalogues, language)

    let looks = 0
    /** Checks the words of a page; its layout in every third, or in a full run. */
    async function checkStep(page: Page) {
      await checkWords(page)
      if (isTurn(looks++, turn, LANGUAGES.length)) await checkLayout(page)
    }

    async function check(page: Page) {
      await checkWords(page)
      await checkLayout(page)
    }

    async function checkWords(page: Page) {
      const isIn = (patterns: typeof own, text: string) =>
        patterns.find(({ pattern }) => pattern.test(text))
      const said = (await readShownTexts(page)).filter(text => !isOwners(text) && !isIn(own, text))
      const foreign = said.flatMap(text => {
        const found = isIn(english, text)
        return found ? [`${text} (${found.name})`] : []
      })
      const where = new URL(page.url()).pathname
      expect(foreign, `English on ${where}`).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
    }

    async function checkLayout(page: Page) {
      await checkWidths(page)
      const where = new URL(page.url()).pathname
      expect(await findAxeViolationsOfWords(page), `axe on ${where}`).toEqual([])
    }

    test(`no sentence of the program is English on pages to read: ${language}`, async ({
      page,
    }) => {
      // Each page in one language; which texts are translated does not depend on the page.
      for (const path of TO_READ.filter((_, index) => isTurn(index, turn, LANGUAGES.length))) {
        await page.goto(site.url + path)
        await seeAll(page)
        await check(page)
      }
    })

    test(`BM-3: nothing of a theme’s pages is wider than the screen or cut off: ${language}, ${theme}`, () =>
      checkTheme(theme, turnOfTheme))

    test(`nor where a message is written: ${language}`, async ({ page }) => {
      await page.goto(`${site.url}/contact`)
      await seeAll(page)
      await page.locator('[data-module="contact-form"] [type="submit"]').click()
      await expect(
        page.locator('[data-module="contact-form"] [aria-invalid="true"]').first(),
      ).toBeVisible()
      await check(page)
    })

    test(`nor on the way to an order: ${language}`, async ({ page }) => {
      const ready = (type: string) => islandRuns(page.locator(`[data-module="${type}"]`))
      await page.goto(`${site.url}/product/morning-mug`)
      await seeAll(page)
      await page.locator('.product-buy [type="submit"]').click()
      await expect(page.locator('.product-form [role="alert"]')).not.toBeEmpty()
      await checkStep(page)

      await page.goto(`${site.url}/product/milk-jug`)
      await seeAll(page)
      await page.locator('.product-buy [type="submit"]').click()
      await expect(page.locator('.product-form div[role="status"]')).not.toBeEmpty()
      await checkStep(page)

      await page.goto(`${site.url}/cart`)
      await ready('cart')
      await page.locator('.cart-quantity').fill('99')
      await page.locator('.cart-quantity').press('Enter')
      await expect(page.locator('.cart-notices')).not.toBeEmpty()
      await checkStep(page)
      await page.locator('.cart-remove button').click()
      await expect(page.locator('.cart-empty')).toBeVisible()
      await checkStep(page)
      await page.locator('.cart-notices button').click()
      await expect(page.locator('.cart-quantity')).toBeVisible()
      await checkStep(page)

      await page.goto(`${site.url}/checkout`)
      await ready('checkout')
      await page.locator('.checkout-place').click()
      await expect(page.locator('.checkout-problems')).not.toBeEmpty()
      await checkStep(page)
      const fields = {
        billing_first_name: 'Ida',
        billing_last_name: 'Berg',
        billing_address_1: 'Tonweg 3',
        billing_postcode: '20100',
        billing_city: 'Turku',
        billing_phone: '+358 2 123456',
        billing_email: 'ida@example.com',
      }
      for (const [name, value] of Object.entries(fields)) {
        await page.locator(`[name="${name}"]`).fill(value)
      }
      const { label, options } = WRAPPING.translations[language]
      const chosen = options[1] ?? ''
      await page.getByRole('combobox', { name: label }).selectOption(chosen)
      await page.locator('[name="gift"]').check()
      await page.locator('[name="gift_message"]').fill('Mia')
      await page.locator('[name="payment_method"][value="bacs"]').check()
      const terms = page.locator('[name="terms"]')
      if (await terms.count()) await terms.check()
      await page.locator('.checkout-place').click()
      await page.waitForURL(/\/order-received\?/)
      await expect(page.locator('.order-fields')).toContainText(chosen)
      await checkStep(page)
    })

    test(`nor where the server refuses: ${language}`, async ({ request }) => {
      const answer = await request.post(`${site.url}/cart`, {
        headers: { accept: 'text/html', origin: 'https://elsewhere.example' },
      })
      expect(answer.status()).toBe(403)
      const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`)
      for (const text of html.match(/(?<=>)[^<>]*\p{L}{2}[^<>]*(?=<)/gu) ?? []) {
        expect(english.find(({ pattern }) => pattern.test(text.trim()))?.name, text).toBeUndefined()
      }
    })
  })
}
