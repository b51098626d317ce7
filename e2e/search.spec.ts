import { asOwner, change } from './support/admin-api.ts'
import { holdIslands } from './support/module-example.ts'
import { addCategory, offer } from './support/new-product.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

/** Unique words per run: a name, one with swapped letters, and a title word. */
let WORD = ''
let NAME = ''
let MISTYPED = ''
let TITLES: string[] = []

test.beforeAll(async () => {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.random() * 26))
  WORD = `quokka${letters.join('')}`
  NAME = `Q${WORD.slice(1)}`
  MISTYPED = `qo${WORD.slice(1, 2)}${WORD.slice(3)}`
  TITLES = Array.from({ length: 12 }, (_, at) => `${NAME} ${at + 1}`)
  await asOwner(async api => {
    for (const [at, title] of TITLES.entries()) {
      const kind = at < 2 ? 'post' : 'page'
      const body = '<p>On an island it sleeps in the shade of a bush.</p>'
      const path = `/${WORD}-${at + 1}`
      const content = [{ type: 'text', props: { id: 'text', body } }]
      const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
      const { id } = await change(api, '/pages', { path, title, kind, document })
      await change(api, `/pages/${id}/publish`)
    }
  })
})

test('HDR-10: words are suggested while typing, and found by kind and page', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(async () => {
    // New pages are indexed shortly after.
    await page.goto(`/search?q=${WORD}`)
    await expect(page.getByText('12 results for')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.goto('/search')
  // Type before the script is loaded.
  const goOn = await holdIslands(page)
  await field.fill(WORD)
  goOn()
  await expect(page.getByRole('option', { name: 'Show all 12 results' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(8)
  expect(await findAxeViolations(page)).toEqual([])
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(`/search?q=${WORD}`)
  await expect(field).toHaveValue(WORD)
  const results = page.locator('.search-results-list > li')
  await expect(page.getByText(`12 results for “${WORD}”`)).toBeVisible()
  await expect(results).toHaveCount(10)
  await expect(results.first().locator('h2 mark')).toHaveText(NAME)
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Posts (2)' }).click()
  await expect(results).toHaveCount(2)
  await expect(page).toHaveURL(/in=post/)
  await page.goBack()
  await expect(results).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(results).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await findOverflow(page)).toBe(0)
  await results.last().getByRole('link').click()
  await expect(page).toHaveTitle(new RegExp(`^${NAME} \\d`))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 404/ })

  test('HDR-10: a typo is corrected, and searches without results are recorded', async ({
    page,
  }) => {
    await page.goto('/no-page-is-here')
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill(MISTYPED)
    await expect(async () => {
      await field.press('Enter')
      await expect(page.getByText(`Nothing was found for “${MISTYPED}”`)).toBeVisible({
        timeout: 1000,
      })
      // The initial index is built step by step.
      await expect(page.locator('.search-results-list > li')).toHaveCount(10, { timeout: 1000 })
    }).toPass()
    await page.getByRole('link', { name: 'Search for exactly that' }).click()
    await expect(page.getByText(`Nothing found for “${MISTYPED}”`)).toBeVisible()
    const unknown = `<b>${crypto.randomUUID()}</b>`
    await field.fill(unknown)
    await field.press('Enter')
    await expect(page.getByText(`Nothing found for “${unknown}”`)).toBeVisible()
    await asOwner(async api => {
      const response = await api.get(`/api/admin/searches?q=${unknown.slice(3, -4)}`)
      expect((await response.json()).items).toMatchObject([{ name: unknown, times: 1 }])
    })
  })
})

test('SH-5: products are suggested with their price, and their category leads to its list', async ({
  page,
}) => {
  const own = `zorilla${crypto.randomUUID().slice(0, 6)}`
  await asOwner(api =>
    addCategory(api, `${own} boxes`, [{ name: `${own} lamp`, offer: offer(4550) }]),
  )
  await expect(async () => {
    // New products are indexed shortly after.
    await page.goto(`/search?q=${own}`)
    await expect(page.getByText('1 result for')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.pressSequentially(own)
  const options = page.getByRole('option')
  await expect(options.nth(0)).toHaveText(`${own} boxesCategory`)
  await expect(options.nth(1)).toHaveText(`${own} lamp€45.50`)
  expect(await findAxeViolations(page)).toEqual([])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/shop\?category=/)
})

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 320, height: 640 } })

    test('SH-5: a search that finds nothing offers popular products', async ({ page }) => {
      await asOwner(api =>
        addCategory(api, `offers ${crypto.randomUUID()}`, [{ name: 'Offered', offer: offer(900) }]),
      )
      await page.goto('/search')
      const field = page.getByRole('combobox', { name: 'Search' })
      await field.fill(`zither${crypto.randomUUID()}`)
      await field.press('Enter')
      await expect(page.getByText('Nothing found for')).toBeVisible()
      const popular = page.getByRole('region', { name: 'Popular products' })
      await expect(popular.getByRole('listitem').first()).toBeVisible()
      expect(await findOverflow(page)).toBe(0)
      if (hasScript) expect(await findAxeViolations(page)).toEqual([])
      await popular.getByRole('listitem').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/product\//)
    })
  })
}
