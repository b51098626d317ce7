import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrokenLinks } from '../tests/support/check-links.ts'
import { vitrine } from './support/command.ts'
import { demoJourneys } from './support/demo-journeys.ts'
import { islandRuns } from './support/module-example.ts'
import { servePlainly } from './support/plain-server.ts'
import { type Site, startSite } from './support/site.ts'
import { test as base, expect, findOverflow, seeAll } from './support/test.ts'

// One export for the file; tests run in order in one worker.
base.describe.configure({ mode: 'default' })
const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
let live: Site | undefined
let copy: Awaited<ReturnType<typeof servePlainly>> | undefined

/** Missing in the demo: a paginated list and images with lightbox. */
const more = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Letters' } },
  content: [
    { type: 'heading', props: { id: 'title', text: 'Letters', level: 'h1' } },
    { type: 'post-list', props: { id: 'letters', perPage: 2 } },
    {
      type: 'gallery',
      props: {
        id: 'pictures',
        perPage: 2,
        items: ['journal-celadon', 'journal-foot', 'journal-shelf'].map(media => ({
          image: { media },
        })),
      },
    },
  ],
}

base.beforeAll(async () => {
  live = await startSite({ env: { DEMO: '1' } })
  const { dataDir, url } = live
  const file = join(dataDir, 'letters.json')
  writeFileSync(file, JSON.stringify(more))
  vitrine(['page', 'put', '/letters', file], { dataDir })
  vitrine(['export', join(folder, 'site'), '--live', url], { dataDir })
  copy = await servePlainly(join(folder, 'site'))
})
base.afterAll(async () => {
  await copy?.stop()
  await live?.stop()
  rmSync(folder, { recursive: true, force: true })
  if (live) rmSync(live.dataDir, { recursive: true, force: true })
})
const test = base.extend<{ quiet: undefined }>({
  baseURL: async ({ browserName: _ }, use) => use(copy?.url),
  /** Fails on requests to the live site and to missing files, except for navigation. */
  quiet: [
    async ({ page }, use) => {
      const wrong: string[] = []
      page.on('response', response => {
        if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
      })
      page.on('request', request => {
        if (request.frame().url().startsWith(`${live?.url}/`)) return
        const isThere =
          request.url().startsWith(`${copy?.url}/`) || /^(data|blob):/.test(request.url())
        if (!isThere && !request.isNavigationRequest()) wrong.push(request.url())
        if (request.method() !== 'GET') wrong.push(`${request.method()} ${request.url()}`)
      })
      await use(undefined)
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every link and file of every page exists', () => {
  expect(findBrokenLinks(join(folder, 'site'))).toEqual([])
})

test('pages are read as on the live site: the console is silent, nothing is missing, nothing overflows', async ({
  page,
}) => {
  const paths = ['/', '/about/', '/events/', '/journal/', '/journal/two-per-cent-of-iron/']
  for (const path of [...paths, '/commissions/', '/contact/', '/delivery/', '/letters/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await seeAll(page)
    expect(await findOverflow(page), path).toBe(0)
  }
})

test('the menu leads from page to page, on a phone as well; the shop is on the live site', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Journal' }).click()
  await expect(page).toHaveURL(`${copy?.url}/journal/`)
  await expect(menu.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute(
    'href',
    `${live?.url}/shop`,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(`${copy?.url}/about/`)
})

test('tabs, sliders and lightboxes work as on the live site', async ({ page }) => {
  await page.goto('/about/')
  await page.locator('[data-module="tabs"]').first().scrollIntoViewIfNeeded()
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.goto('/letters/')
  await islandRuns(page.locator('#pictures'))
  await page.locator('#pictures a[data-lightbox]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.locator('#pictures').getByRole('link', { name: 'Page 2' }).click()
  await expect(page.locator('#pictures a[data-lightbox]:visible')).toHaveCount(1)
})

test('pages of a list, its filters and archives are pages, and Back leads back', async ({
  page,
}) => {
  await page.goto('/letters/')
  const first = await page.locator('#letters article').first().innerText()
  await page.locator('#letters').getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/letters\/posts-page\/2\/$/)
  await expect(page.locator('#letters article')).toHaveCount(1)
  await page.goBack()
  expect(await page.locator('#letters article').first().innerText()).toBe(first)
  await page.goto('/commissions/')
  await page.getByRole('main').getByRole('link', { name: 'Interiors', exact: true }).click()
  await expect(page).toHaveURL(/\/commissions\/projects\/interiors\/$/)
  await expect(page.getByRole('main')).not.toContainText('Mugs that stack')
  await page.goto('/journal/category/glaze/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glaze')
  await page.getByRole('link', { name: 'Two per cent of iron' }).first().click()
  await expect(page).toHaveURL(/\/journal\/two-per-cent-of-iron\/$/)
})

test('HDR-10: the search works by script, with kinds and Back, and finds products', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'))
    .fill('glazing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${copy?.url}/search/?q=glazing`)
  const results = page.getByRole('main')
  await expect(results.getByText('results for “glazing”')).toBeVisible()
  await expect(page).toHaveTitle(/^Search: glazing – (?!Search)/)
  await expect(results.locator('mark').first()).toBeVisible()
  const product = results.getByRole('link', { name: 'Twelve glaze tiles' })
  await expect(product).toHaveAttribute('href', `${live?.url}/product/glaze-tiles`)
  await results.getByRole('link', { name: /^Posts/ }).click()
  await expect(page).toHaveURL(/q=glazing&in=post$/)
  await expect(product).toBeHidden()
  await page.goBack()
  await expect(product).toBeVisible()
  await results.getByRole('link', { name: 'About the studio' }).click()
  await expect(page).toHaveURL(`${copy?.url}/about/`)
  await page.goto('/search/?q=xyzzy')
  await expect(results.getByText('Nothing found for “xyzzy”')).toBeVisible()
})

test('the form is on the live site, where it can be sent', async ({ page }) => {
  await page.goto('/contact/')
  const link = page.getByRole('link', { name: 'Open the form' })
  const [, id] = (await link.getAttribute('href'))?.split('#') ?? []
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL(`${live?.url}/contact#${id}`)
  await expect(page.locator(`#${id} form`)).toBeVisible()
})

base.describe('missing pages', () => {
  test.use({ expectedComplaint: /404/ })
  test('is answered by the page for that', async ({ page, quiet: _ }) => {
    const answer = await page.request.get(`${copy?.url}/nowhere/at/all`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<h1')
  })
})

// As on the site itself.
demoJourneys(test, {
  paths: ['/', '/about', '/events', '/journal', '/commissions', '/contact', '/delivery'],
  at: path => (path === '/' ? path : `${path}/`),
})

base.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('pages lead to each other, and the search says where to search', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${copy?.url}/search/`)
    const { host } = new URL(live?.url ?? '')
    await page.getByRole('link', { name: `Search on ${host}` }).click()
    await expect(page).toHaveURL(`${live?.url}/search`)
  })
})
