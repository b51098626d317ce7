import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { addProduct, offer, stock, variable } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const COLORS = ['Blue', 'Red', 'Green', 'Black', 'White', 'Pink']

/** A page with a cup in six colors and a reduced bowl with low stock. */
async function putCards(props: object = {}, act = asOwner) {
  const word = crypto.randomUUID().slice(0, 8)
  return act(async api => {
    const cup = await addProduct(api, {
      name: `Cup ${word}`,
      ...variable(
        [
          { key: 'colour', name: 'Colour', values: COLORS },
          { key: 'size', name: 'Size', values: ['Small'] },
        ],
        colour => offer(colour === 'Red' ? 1500 : 1000),
      ),
    })
    const bowl = await addProduct(api, {
      name: `Bowl ${word}`,
      offer: offer(2000, 1500),
      stock: stock(1),
    })
    const grid = { source: 'ids', ids: `${cup.id} ${bowl.id}`, controls: false, ...props }
    const content = [
      { type: 'heading', props: { id: 'title', text: 'Products', level: 'h1' } },
      { type: 'product-grid', props: { id: 'grid', ...grid } },
    ]
    const path = await putPage('/cards', content, {}, act)
    const names = { cup: `Cup ${word}`, bowl: `Bowl ${word}` }
    return { path, cup: { ...cup, name: names.cup }, bowl: { ...bowl, name: names.bowl } }
  })
}

const view = (page: Page) => page.locator('dialog.quick-view')
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })

test('SH-5 cards show colors that lead to their variant, badges and low stock', async ({
  page,
}) => {
  const { path, cup, bowl } = await putCards({ saleBadge: 'percent', newDays: 30 })
  await page.goto(path)
  const colors = card(page, cup.name).getByRole('list', { name: 'Colors' })
  await expect(colors.getByRole('link')).toHaveCount(6)
  await expect(colors.getByRole('link', { name: '1 more color' })).toHaveText('+1')
  await expect(card(page, bowl.name)).toContainText('−25%')
  await expect(card(page, bowl.name)).toContainText('New')
  await expect(card(page, bowl.name)).toContainText('Only a few left')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await colors.getByRole('link', { name: 'Red' }).click()
  await expect(page).toHaveURL(new RegExp(`/product/${cup.slug}\\?colour=red$`))
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked()
})

test('SH-5 the quick view offers options and adds to the cart, by keyboard', async ({ page }) => {
  const { path, cup } = await putCards({ quickView: true })
  await page.goto(path)
  const open = page.getByRole('link', { name: new RegExp(`^Quick view.*${cup.name}`) })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(view(page).getByRole('heading', { name: cup.name })).toBeVisible()
  await expect(view(page).getByRole('button', { name: 'Close quick view' })).toBeFocused()
  await expect(view(page)).toContainText('From €10.00')
  const colour = view(page).getByLabel('Colour')
  await colour.focus()
  await colour.selectOption('Red')
  await expect(view(page)).not.toContainText('From')
  await expect(view(page)).toContainText('€15.00')
  await expect(colour).toBeFocused()
  await expect(colour).toHaveValue('Red')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await view(page).getByLabel('Quantity').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2')
  await page.goto('/cart')
  await expect(page.getByText('Colour: Red').or(page.getByText('Red')).first()).toBeVisible()
})

test('SH-5 the quick view shows refusals, fits 320 px and gives focus back', async ({ page }) => {
  const { path, bowl } = await putCards({ quickView: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  const open = page.getByRole('link', { name: new RegExp(`^Quick view.*${bowl.name}`) })
  await open.click()
  await expect(view(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await findOverflow(page)).toBe(0)
  // Another visitor buys the last one.
  await asOwner(api => change(api, `/products/${bowl.id}`, { stock: stock(0) }, 'PATCH'))
  await view(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(view(page).getByRole('status')).toContainText('out of stock')
  await page.keyboard.press('Escape')
  await expect(view(page)).toBeHidden()
  await expect(open).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-5 the quick view is a link to the product', async ({ page }) => {
    const { path, bowl } = await putCards({ quickView: true })
    await page.goto(path)
    await page.getByRole('link', { name: new RegExp(`^Quick view.*${bowl.name}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/product/${bowl.slug}$`))
  })
})

const heart = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^Add to wishlist/ })

test('SH-5 a heart adds the product to the wishlist and removes it, by keyboard', async ({
  page,
}) => {
  const { path, bowl } = await putCards({ wishes: true })
  await page.goto(path)
  await heart(page, bowl.name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('In your wishlist.')).toBeVisible()
  await expect(heart(page, bowl.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, bowl.name)).toBeFocused()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Removed from your wishlist.')).toBeVisible()
  await expect(heart(page, bowl.name)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'View wishlist' }).click()
  await expect(page.getByRole('link', { name: bowl.name }).first()).toBeVisible()
})

/** Puts the cup in a color into the wishlist, by the cart, and opens the page. */
async function openWithSavedCup(page: Page, { path, cup }: Awaited<ReturnType<typeof putCards>>) {
  await page.goto(`/product/${cup.slug}?colour=red&size=small`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Save for later/ }).click()
  await expect(page.getByText(/is in your wishlist now/)).toBeVisible()
  await page.goto(path)
  await expect(heart(page, cup.name)).toHaveAttribute('aria-pressed', 'true')
}

test('SH-5 undo takes back every choice that a heart removed, by keyboard', async ({ page }) => {
  const cards = await putCards({ wishes: true })
  const { cup } = cards
  await openWithSavedCup(page, cards)
  await heart(page, cup.name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Removed from your wishlist.')).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is back in your wishlist.')).toBeVisible()
  await expect(heart(page, cup.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, cup.name)).toBeFocused()
  await page.goto('/wishlist')
  const list = page.locator('[data-module="wishlist"]')
  await expect(list.getByRole('link', { name: cup.name, exact: true })).toHaveCount(1)
  await expect(list).toContainText('Colour: Red')
})

test('SH-5 undo as a plain form opens the wishlist', async ({ page }) => {
  const cards = await putCards({ wishes: true })
  const { cup } = cards
  await openWithSavedCup(page, cards)
  await heart(page, cup.name).click()
  const undo = page.locator('form', { has: page.getByRole('button', { name: 'Undo?' }) })
  // Sends the form without the page's script.
  await undo.evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\/wishlist/)
  await expect(page.getByText('It is back in your wishlist.')).toBeVisible()
  await expect(page.getByText('Colour: Red')).toBeVisible()
})

test('SH-5 hearts show the wishlist after reloading, in each grid, and after Back', async ({
  page,
}) => {
  const { path, bowl, cup } = await putCards({ wishes: true })
  const two = await putPage('/two-grids', [
    { type: 'heading', props: { id: 'title', text: 'Products', level: 'h1' } },
    ...['first', 'second'].map(id => ({
      type: 'product-grid',
      props: { id, source: 'ids', ids: `${cup.id} ${bowl.id}`, controls: false, wishes: true },
    })),
  ])
  await page.goto(path)
  await heart(page, cup.name).click()
  await expect(heart(page, cup.name)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(two)
  const pressed = page.locator('[data-card-wish] [aria-pressed="true"]')
  await expect(pressed).toHaveCount(2)
  await heart(page, bowl.name).last().click()
  await expect(pressed).toHaveCount(4)
  await page.goto('/wishlist')
  await page.getByRole('button', { name: new RegExp(`^Remove.*${cup.name}`) }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${two}$`))
  await expect(pressed).toHaveCount(2)
})

test.describe('of a product that is gone', () => {
  test.use({ expectedComplaint: /404/ })

  test('SH-5 a heart that is refused says so', async ({ page }) => {
    const { path, bowl } = await putCards({ wishes: true })
    await page.goto(path)
    await asOwner(api => change(api, `/products/${bowl.id}`, { status: 'draft' }, 'PATCH'))
    await heart(page, bowl.name).click()
    await expect(page.getByText('This product could not be added.')).toBeVisible()
    await expect(heart(page, bowl.name)).not.toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('hearts without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('SH-5 a heart opens the wishlist with the product', async ({ page }) => {
    const { path, bowl } = await putCards({ wishes: true })
    await page.goto(path)
    expect(await findOverflow(page)).toBe(0)
    await heart(page, bowl.name).click()
    await expect(page).toHaveURL(/\/wishlist/)
    await expect(page.getByRole('link', { name: bowl.name }).first()).toBeVisible()
  })

  test.describe('of a product that is gone', () => {
    test.use({ expectedComplaint: /404/ })

    test('SH-5 a refused heart says so', async ({ page }) => {
      const { path, bowl } = await putCards({ wishes: true })
      await page.goto(path)
      await asOwner(api => change(api, `/products/${bowl.id}`, { status: 'draft' }, 'PATCH'))
      await heart(page, bowl.name).click()
      await expect(page.getByRole('alert')).toContainText('This product could not be added.')
    })
  })
})

test.describe('hearts in other languages', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  let site: Site
  let owner: Page

  test.beforeAll(async ({ browser }) => {
    site = await startSite()
    owner = await browser.newPage({ baseURL: site.url })
    await signIn(owner, addStaff('owner', site.dataDir))
  })

  test.afterAll(async () => {
    await owner.close()
    await site.stop()
    rmSync(site.dataDir, { recursive: true })
  })

  for (const { language, locale, side, words } of [
    {
      ...{ language: 'German', locale: 'de', side: 'right' },
      words: {
        add: 'Auf den Merkzettel',
        kept: 'Auf Ihrem Merkzettel.',
        view: 'Merkzettel ansehen',
        removed: 'Von Ihrem Merkzettel entfernt.',
        undo: 'Rückgängig?',
        restored: 'Es ist wieder auf Ihrem Merkzettel.',
      },
    },
    {
      ...{ language: 'Arabic', locale: 'ar', side: 'left' },
      words: {
        add: 'أضف إلى قائمة الرغبات',
        kept: 'في قائمة رغباتك.',
        view: 'عرض قائمة الرغبات',
        removed: 'أُزيل من قائمة رغباتك.',
        undo: 'تراجع؟',
        restored: 'عاد إلى قائمة رغباتك.',
      },
    },
  ]) {
    test(`SH-5 hearts have texts and names in ${language} and sit where lines end`, async ({
      page,
    }) => {
      await change(owner.request, '/settings/site', { locale }, 'PATCH')
      const { path, bowl } = await putCards({ wishes: true }, act => act(owner.request))
      await page.goto(site.url + path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const name = `${words.add}: ${bowl.name}`
      const bowlHeart = page.getByRole('button', { name, exact: true })
      const gaps = await bowlHeart.evaluate(button => {
        const inner = button.getBoundingClientRect()
        const outer = button.closest('article')?.getBoundingClientRect() ?? inner
        return { left: inner.left - outer.left, right: outer.right - inner.right }
      })
      expect(gaps.left < gaps.right ? 'left' : 'right').toBe(side)
      await bowlHeart.click()
      await expect(page.getByRole('status')).toContainText(words.kept)
      await expect(page.getByRole('link', { name: words.view })).toBeVisible()
      await expect(bowlHeart).toHaveAttribute('aria-pressed', 'true')
      await bowlHeart.click()
      await expect(page.getByRole('status')).toContainText(words.removed)
      expect(await findOverflow(page)).toBe(0)
      expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByRole('status')).toContainText(words.restored)
      await expect(bowlHeart).toHaveAttribute('aria-pressed', 'true')
      await expect(bowlHeart).toBeFocused()
    })
  }
})
