import { test } from './support/staff.ts'
import { expect, findOverflow } from './support/test.ts'

test.use({ viewport: { width: 320, height: 800 } })

test('no list, no form and no setting of the staff widens the page at 320 px, in German neither', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('vitrine.locale', 'de'))
  for (const [path, title] of [
    ['jobs', 'Geplante Aufgaben'],
    ['users', 'Benutzer'],
    ['imports', 'Produkte importieren'],
    ['content-types/create', 'Inhaltstyp anlegen'],
    ['settings', 'Einstellungen'],
  ]) {
    await page.goto(`/admin/${path}`)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    // Truncation needs inline text.
    await expect(heading.locator('span').first()).toHaveCSS('display', 'inline')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await findOverflow(page), path).toBe(0)
  }
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await findOverflow(page), await tab.innerText()).toBe(0)
  }
})

test('a task of the list of jobs is all on the screen of a phone', async ({ page }) => {
  // Tall window: only the width is tested.
  await page.setViewportSize({ width: 320, height: 3000 })
  await page.goto('/admin/jobs')
  await expect(page.getByText('Cancel unpaid orders')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('every hour').first()).toBeInViewport({ ratio: 1 })
})

test('a long word that was searched for does not widen its list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const word = 'x'.repeat(100)
  await page.request.get(`/search?q=${word}`)
  await expect(async () => {
    await page.goto('/admin/searches')
    await expect(page.getByRole('cell', { name: word })).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await findOverflow(page)).toBe(0)
})
