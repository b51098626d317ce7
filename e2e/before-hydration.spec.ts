import type { Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { holdIslands, islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { signActivity } from './support/sign-activity.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const product = (page: Page) => page.locator('[data-module="product"]')
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

/** URLs of scripts that the page has requested. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js')),
  )

async function addLamp(page: Page) {
  await page.goto('/product/desk-lamp')
  await addButton(page).click()
  await expect(page.getByText('has been added')).toBeVisible()
}

test('shop pages load no island before the first activity', async ({ page }) => {
  await addLamp(page)
  for (const path of ['/product/notebook', '/shop', '/cart', '/checkout']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // Browsers send such an event when a page loads under a pointer that rests.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
    await page.waitForTimeout(100)
    expect((await scripts(page)).filter(url => /hydrate|island/.test(url))).toEqual([])
  }
  await signActivity(page)
  await expect(page.locator('vt-island[module="checkout"][data-ready]')).toBeAttached()
})

test('clicks before hydration add once, and the button is busy at once', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/product/wall-clock')
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
  await addButton(page).click()
  release()
  await expect(page.getByText('has been added')).toBeVisible()
  await expect(addButton(page)).not.toHaveAttribute('aria-busy')
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
  await expect(page).toHaveURL(/wall-clock$/)
})

test('a click without earlier events, as of a screen reader, adds once', async ({ page }) => {
  await page.goto('/product/wall-clock')
  await addButton(page).evaluate(button => (button as HTMLElement).click())
  await expect(page.getByText('has been added')).toBeVisible()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
})

test('Enter before hydration adds the typed quantity, and the focus stays', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/product/wall-clock')
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('3')
  await quantity.press('Enter')
  release()
  await expect(page.getByText('has been added')).toBeVisible()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('3')
  await expect(quantity).toHaveValue('3')
  await expect(quantity).toBeFocused()
})

test('options chosen before hydration set price, image and URL', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/product/notebook')
  await page.locator('label', { hasText: 'White' }).click()
  await page.locator('label', { hasText: 'Large' }).click()
  await expect(product(page).locator('.product-price')).toContainText('From')
  release()
  await expect(product(page).locator('.product-price')).not.toContainText('From')
  await expect(product(page).locator('.product-price')).toContainText('33')
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
  await expect(page).toHaveURL(/cover=white/)
  await expect(product(page).locator('[data-shows][aria-current]')).toHaveAttribute(
    'aria-label',
    /2/,
  )
})

test('a variant in the URL shows its image without activity', async ({ page }) => {
  await page.goto('/product/notebook?cover=blue')
  await expect(product(page).locator('[data-shows][aria-current]')).toHaveAttribute(
    'aria-label',
    /3/,
  )
})

test('restored form values start the script without activity', async ({ page }) => {
  // Firefox restores values of a reloaded page before its load event.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const name of ['option-cover', 'option-size']) {
        const option = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (option) option.checked = true
      }
    })
  })
  await page.goto('/product/notebook')
  await expect(product(page).locator('.product-price')).not.toContainText('From')
  await expect(page).toHaveURL(/cover=green/)
})

test('a quantity typed before hydration can be saved in the cart', async ({ page }) => {
  await addLamp(page)
  const release = await holdIslands(page)
  await page.goto('/cart')
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Desk lamp' })
  await quantity.fill('2')
  release()
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(quantity).toHaveValue('2')
  await expect(quantity).toBeFocused()
  await page.getByRole('button', { name: 'Update cart' }).click()
  await expect(page.getByText('Cart updated.')).toBeVisible()
})

test('hydration keeps the focus on the button of an unchanged cart', async ({ page }) => {
  await addLamp(page)
  const release = await holdIslands(page)
  await page.goto('/cart')
  const update = page.getByRole('button', { name: 'Update cart' })
  await update.focus()
  release()
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(update).toBeFocused()
})

test('a country chosen before hydration sets the fields of the checkout', async ({ page }) => {
  await addLamp(page)
  const release = await holdIslands(page)
  await page.goto('/checkout')
  await page.getByRole('combobox', { name: 'Country / Region' }).first().selectOption('US')
  const review = page.waitForRequest(request => request.method() === 'POST')
  release()
  await review
  await expect(page.getByLabel('State', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country / Region' }).first()).toHaveValue('US')
})

test('toggles state what is open before hydration', async ({ page }) => {
  await page.goto('/dev/modules/toggle')
  const toggles = page.locator('#toggle-1, #toggle-2')
  await expect(toggles.first().getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('vt-island[data-ready]')).toHaveCount(0)
  expect(await findAxeViolations(page, '#toggle-1', '#toggle-2')).toEqual([])
  await toggles.first().getByRole('button').click()
  await expect(toggles.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true')
})

test('AC-1: text in a closed item is found by a link before any activity', async ({ page }) => {
  await page.goto('/dev/modules/accordion')
  const item = page.locator('.accordion-item[data-state="closed"]').first()
  const content = item.locator('.disclosure-content').first()
  await expect(content).toHaveAttribute('hidden', 'until-found')
  // Browsers send it before they scroll to a text.
  await content.evaluate(element =>
    element.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  const opened = page.locator('vt-island[module="accordion"][data-ready]').first()
  await expect(opened.locator('[aria-expanded="true"]').last()).toBeVisible()
  await expect(opened.locator('.disclosure-content:not([hidden])').last()).toBeVisible()
})

test('text typed into a filled text area during hydration is kept, and saved after leaving it', async ({
  page,
}) => {
  await asOwner(api => {
    const checkout = { orderNote: true, giftNote: true, fields: [] }
    return change(api, '/settings/site', { shop: { checkout } }, 'PATCH')
  })
  await addLamp(page)
  await page.goto('/cart')
  const note = page.getByRole('textbox', { name: 'Order note' })
  const isSaved = page.getByRole('status').filter({ hasText: 'Your note is saved' })
  await page.getByText('Add a note').click()
  await note.fill('Ring once')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(isSaved).toBeVisible()

  const release = await holdIslands(page)
  await page.goto('/cart')
  await note.fill('Ring')
  release()
  // Longer than hydration takes.
  await note.pressSequentially(' twice', { delay: 100 })
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(note).toHaveValue('Ring twice')

  const releaseAgain = await holdIslands(page)
  await page.goto('/cart')
  await note.fill('Leave it at the door')
  await page.getByRole('spinbutton', { name: 'Quantity of Desk lamp' }).focus()
  releaseAgain()
  await expect(isSaved).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Leave it at the door')
})

test('SH-5 buttons beside the quantity change it by its step, also before hydration', async ({
  page,
}) => {
  const { slug } = await asOwner(api =>
    addProduct(api, {
      ...{ name: `Pack ${crypto.randomUUID().slice(0, 8)}`, offer: offer(1000) },
      ...{ minQuantity: 2, maxQuantity: 6, quantityStep: 2 },
    }),
  )
  const release = await holdIslands(page)
  await page.goto(`/product/${slug}`)
  const quantity = product(page).getByLabel('Quantity')
  const [less, more] = ['One less', 'One more'].map(name =>
    product(page).getByRole('button', { name }),
  )
  for (let count = 0; count < 3; count++) await more?.click()
  release()
  await islandRuns(product(page))
  await expect(quantity).toHaveValue('6')
  await less?.press('Enter')
  await expect(quantity).toHaveValue('4')
  await expect(less ?? quantity).toBeFocused()
  await addButton(page).click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('4')

  await page.goto('/cart')
  const update = page.getByRole('button', { name: 'Update cart' })
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(update).toBeDisabled()
  await page.getByRole('button', { name: /^One less of Pack/ }).click()
  await update.click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2')
})
