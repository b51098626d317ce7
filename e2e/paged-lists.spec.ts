import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { addCategory, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

let path = ''
const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']

test.beforeAll(async () => {
  const products = names.map((name, index) => ({
    name: `List ${name}`,
    offer: offer(5000 - index * 100),
  }))
  const { slug } = await asOwner(api => addCategory(api, 'Paged lists', products))
  const list = { source: 'category', category: slug, perPage: 2, sort: 'name' }
  path = await putPage('/two-lists', [
    { type: 'heading', props: { id: 'title', text: 'Lists', level: 'h1' } },
    { type: 'product-grid', props: { ...list, id: 'quiet', controls: false } },
    { type: 'product-grid', props: { ...list, id: 'main' } },
    { type: 'product-grid', props: { ...list, id: 'more', sort: 'price-asc' } },
  ])
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const list = (page: Page, id: string) => page.locator(`#${id}`)
const cards = (page: Page, id: string) => list(page, id).locator('.product-card-name')
const pages = (page: Page, id: string) => list(page, id).getByLabel('Pages', { exact: true })
const first = ['List Alpha', 'List Beta']
const second = ['List Delta', 'List Epsilon']
const third = ['List Gamma']

test('two lists on a page change separately, each with its own URL parameter', async ({ page }) => {
  await page.goto(path)
  await pages(page, 'main').getByRole('link', { name: 'Next' }).click()
  await expect(cards(page, 'main')).toHaveText(second)
  await expect(cards(page, 'more')).toHaveText(['List Epsilon', 'List Delta'])
  await pages(page, 'more').getByRole('link', { name: 'Page 3' }).click()
  await expect(cards(page, 'more')).toHaveText(['List Alpha'])
  await expect(page).toHaveURL(url => url.search === '?page=2&more.page=3')
  await expect(cards(page, 'main')).toHaveText(second)
  await page.reload()
  await expect(cards(page, 'main')).toHaveText(second)
  await expect(cards(page, 'more')).toHaveText(['List Alpha'])
  await expect(cards(page, 'quiet')).toHaveText(first)
})

test('NAV-9: a page comes without a reload, Back and Forward walk, also after a reload', async ({
  page,
}) => {
  await page.goto(path)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const isSame = () => page.evaluate(() => 'isSame' in window)
  await pages(page, 'main').getByRole('link', { name: 'Page 2' }).click()
  await expect(cards(page, 'main')).toHaveText(second)
  await pages(page, 'main').getByRole('link', { name: 'Page 3' }).click()
  await expect(cards(page, 'main')).toHaveText(third)
  await expect(page).toHaveTitle(/^Page 3 – Test page/)
  await page.goBack()
  await expect(cards(page, 'main')).toHaveText(second)
  await page.goBack()
  await expect(cards(page, 'main')).toHaveText(first)
  await page.goForward()
  await expect(cards(page, 'main')).toHaveText(second)
  expect(await isSame()).toBe(true)
  await page.reload()
  await expect(cards(page, 'main')).toHaveText(second)
  await page.goBack()
  await expect(cards(page, 'main')).toHaveText(first)
})

test('NAV-9: the keyboard keeps its place, and the page is read out', async ({ page }) => {
  await page.goto(path)
  await pages(page, 'main').getByRole('link', { name: 'Page 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page, 'main')).toHaveText(second)
  await expect(pages(page, 'main').locator('[aria-current]')).toBeFocused()
  await expect(page.locator('[data-page-status]')).toHaveText('Page 2 of 3')
  expect(await findAxeViolations(page)).toEqual([])
})

test('NAV-9: a list that begins above the window is brought 50 px below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto(path)
  await pages(page, 'main').getByRole('link', { name: 'Page 2' }).click()
  await expect(cards(page, 'main')).toHaveText(second)
  const distance = () =>
    list(page, 'main').evaluate(root => {
      const header = document.querySelector<HTMLElement>('[data-fixed-header]')
      const fixed = header && /fixed|sticky/.test(getComputedStyle(header).position)
      const part = root.closest('[data-paginated]') ?? root.querySelector('[data-paginated]')
      const { top = 0 } = part?.getBoundingClientRect() ?? {}
      return Math.round(top - (fixed ? header.offsetHeight : 0))
    })
  await expect.poll(distance).toBe(50)
})

test('SH-5: sorting needs no button with script', async ({ page }) => {
  await page.goto(path)
  const sort = list(page, 'main').getByRole('combobox', { name: 'Sort by' })
  await expect(list(page, 'main').getByRole('button', { name: 'Sort' })).toBeHidden()
  await sort.focus()
  await sort.selectOption({ label: 'Price: low to high' })
  await expect(cards(page, 'main')).toHaveText(['List Epsilon', 'List Delta'])
  await expect(page).toHaveURL(url => url.search === '?sort=price-asc')
  await expect(sort).toBeFocused()
  await expect(sort).toHaveValue('price-asc')
})

test.describe('a list that does not come', () => {
  test.use({ expectedComplaint: /Failed to load|net::ERR|Failed to fetch/ })

  test('NAV-9: keeps the old page, reports that, and can be tried again', async ({ page }) => {
    await page.goto(path)
    await page.route(`**${path}?page=2`, route => route.abort())
    await pages(page, 'main').getByRole('link', { name: 'Page 2' }).click()
    const alert = list(page, 'main').getByRole('alert')
    await expect(alert).toContainText('Something went wrong')
    await expect(cards(page, 'main')).toHaveText(first)
    await page.unroute(`**${path}?page=2`)
    await alert.getByRole('link').click()
    await expect(cards(page, 'main')).toHaveText(second)
    await expect(alert).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sorting keeps the other list where it is', async ({ page }) => {
    await page.goto(`${path}?page=2&more.page=2`)
    await list(page, 'main').getByRole('combobox').selectOption({ label: 'Price: low to high' })
    await list(page, 'main').getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(url => url.search === '?more.page=2&sort=price-asc')
    await expect(cards(page, 'main')).toHaveText(['List Epsilon', 'List Delta'])
  })
})

test('a module that first appears with a later page of a list is shown with its texts', async ({
  page,
}) => {
  const formPath = await putPage('/one-form', [{ type: 'contact-form', props: { id: 'write' } }])
  await page.goto(path)
  // Simulates a second list page with a form, using a page that has one.
  const html = await page.evaluate(
    async ([address, formAddress]) => {
      const read = async (from: string) =>
        new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html')
      const [next, other] = await Promise.all([read(`${address}?page=2`), read(formAddress)])
      const form = other.querySelector('vt-island[module="contact-form"]')
      next.getElementById('main-list')?.append(form ?? '')
      next.getElementById('vt-texts')?.remove()
      next.body.append(other.getElementById('vt-texts') ?? '')
      return `<!doctype html>${next.documentElement.outerHTML}`
    },
    [path, formPath] as const,
  )
  await page.route(
    url => url.search === '?page=2',
    route => route.fulfill({ contentType: 'text/html', body: html }),
  )
  await pages(page, 'main').getByRole('link', { name: 'Page 2' }).click()
  const form = list(page, 'main').locator('vt-island[module="contact-form"]')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-ready')
  // Without texts, React would re-render the form without them and log an error.
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible()
})
