import { rmSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { isFullRun } from '../tests/support/combinations.ts'
import { change } from './support/admin-api.ts'
import { DEMO_PAGES } from './support/demo-pages.ts'
import { type Site, startSite } from './support/site.ts'
import { sitemapPaths } from './support/sitemap-paths.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import {
  expect,
  findAxeViolations,
  findAxeViolationsInBothSchemes,
  findAxeViolationsOfSizes,
  findOverflow,
  seeAll,
  test,
} from './support/test.ts'

/** Consent is site-wide, so this file has its own demo site. */
test.describe.configure({ mode: 'serial' })
// External hosts are unreachable and cause errors.
test.use({ expectedComplaint: /player\.vimeo|the server responded with a status of 4\d\d/ })

const PATH = '/asking'
const counter = (id: string, category: string) => ({
  type: 'code',
  props: {
    id,
    category,
    name: id,
    code: `<output>${id} runs</output><script src="https://${id}.example/c.js"></script>`,
  },
})
const content = [
  { type: 'heading', props: { id: 'title', text: 'Asking', level: 'h1' } },
  counter('count', 'statistics'),
  counter('advert', 'marketing'),
  { type: 'video', props: { id: 'film', url: 'https://vimeo.com/76979871' } },
  {
    type: 'embed',
    props: { id: 'song', url: 'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl' },
  },
  // Without a poster, so the browser would load metadata.
  { type: 'video', props: { id: 'file', url: 'https://files.example/film.mp4' } },
  {
    type: 'map',
    props: { id: 'where', basemap: 'style', styleUrl: 'https://tiles.example/style.json' },
  },
]

let site: Site
let owner: Page

test.beforeAll(async ({ browser }) => {
  site = await startSite()
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Asking' } }, content }
  const { id } = await change(owner.request, '/pages', { path: PATH, title: 'Asking', document })
  await change(owner.request, `/pages/${id}/publish`)
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
})

const settings = (data: object) => change(owner.request, '/settings/site', data, 'PATCH')
const banner = (page: Page) => page.getByRole('dialog')

/** A first-time visitor, with the requests of their browser. */
async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL: site.url, ...options })
  const outside: string[] = []
  await context.route(
    url => url.origin !== site.url,
    route => {
      outside.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  const page = await context.newPage()
  const kept = async () => (await context.cookies()).map(({ name }) => name).sort()
  return { page, context, outside, kept }
}

test('off: no consent is asked, and embeds wait for a press each time', async ({ browser }) => {
  const { page, context, outside, kept } = await visitor(browser)
  await page.goto(PATH)
  await seeAll(page)
  await expect(page.locator('#film')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Always allow' })).toHaveCount(0)
  expect(outside).toEqual([])
  expect(await kept()).toEqual([])
  await context.close()
})

test('the owner switches it on, and sees the purpose', async () => {
  await owner.goto('/admin/settings')
  await owner.getByRole('tab', { name: 'Privacy' }).click()
  const found = owner.getByRole('table', { name: 'Found on your site' })
  for (const host of [
    'tiles.example',
    'count.example',
    'advert.example',
    'player.vimeo.com',
    'files.example',
  ]) {
    await expect(found.getByRole('row', { name: host })).toContainText('Asking')
  }
  await owner.getByRole('switch', { name: 'Consent banner' }).check()
  await expect(owner.getByLabel('Title')).toHaveAttribute(
    'placeholder',
    'Cookies and external content',
  )
  // A toggling switch changes its color.
  await expect.poll(() => findAxeViolations(owner, 'form')).toEqual([])
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      const answer = await owner.request.get('/api/admin/settings/site')
      return (await answer.json()).consent.enabled
    })
    .toBe(true)
})

test('on and not answered: no page of the site asks another host or keeps anything', async ({
  browser,
}) => {
  // The home page's split test assigns visitors but stores nothing.
  const userAgent = (await owner.evaluate(() => navigator.userAgent)).replace('Headless', '')
  // Without a route, which would disable the cache of scripts.
  const context = await browser.newContext({ baseURL: site.url, userAgent })
  const outside: string[] = []
  context.on('request', request => {
    const { origin, host, protocol } = new URL(request.url())
    if (origin !== site.url && protocol.startsWith('http')) outside.push(host)
  })
  const page = await context.newPage()
  const paths = await sitemapPaths(context.request)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths).toContain(PATH)
  const looked = isFullRun ? paths : [...DEMO_PAGES, PATH]
  for (const path of new Set([...looked, '/cart', '/checkout', '/nowhere'])) {
    await page.goto(path)
    await seeAll(page)
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('by keyboard: first stop of the page, no trap, Escape is no answer, choices, and reopening', async ({
  browser,
}) => {
  const { page, context, outside, kept } = await visitor(browser)
  await page.goto(PATH)
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toHaveAccessibleName('Cookies and external content')
  await expect(banner(page)).toHaveAccessibleDescription(/Preferences · Statistics · Marketing/)
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('header, #title, #where, footer'), element =>
        JSON.stringify(element.getBoundingClientRect()),
      ),
    )
  await page.evaluate(() => document.fonts.ready)
  const placesAsked = await places()
  const [reject, accept] = await Promise.all(
    ['Reject all', 'Accept all'].map(name =>
      banner(page)
        .getByRole('button', { name })
        .evaluate(button => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontSize, fontWeight }
        }),
    ),
  )
  expect(reject, 'yes and no weigh the same').toEqual(accept)

  await test.step('out of it and on', async () => {
    for (const name of ['Reject all', 'Accept all', 'Choose']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Choose' })).toBeFocused()
  })

  await test.step('Escape closes it, and it asks again on the next page', async () => {
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeHidden()
    expect(await places(), 'nothing has moved').toEqual(placesAsked)
    expect(await kept()).toEqual([])
    await page.reload()
    await expect(banner(page)).toBeFocused()
  })

  await test.step('statistics only: embeds that need statistics start, the others continue to wait', async () => {
    await page.getByRole('button', { name: 'Choose' }).press('Enter')
    const preferences = page.getByRole('checkbox', { name: 'Preferences' })
    await expect(preferences).toBeFocused()
    await expect(preferences).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
    await page.getByRole('button', { name: 'Save choice' }).press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.locator('#count output')).toHaveText('count runs')
    await expect(page.locator('#advert output')).toHaveCount(0)
    expect(outside).toEqual(['count.example'])
    await expect.poll(kept).toEqual(['vt_consent'])
  })

  await test.step('it holds on the next page, and is changed by the link in the footer', async () => {
    await page.reload()
    await expect(page.locator('#count output')).toHaveText('count runs')
    await expect(banner(page)).toBeHidden()
    const link = page.getByRole('link', { name: 'Cookie settings' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await page.evaluate(() => {
      for (const name of ['vitrine:views', 'vitrine:scheme']) localStorage.setItem(name, '{}')
    })
    await page.getByRole('button', { name: 'Reject all' }).press('Enter')
    await expect(banner(page)).toBeHidden()
    // Data stored with consent is deleted.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['vitrine:scheme'])
    outside.length = 0
    await page.reload()
    await seeAll(page)
    await expect(page.locator('#count')).toContainText('loaded from count.example')
    expect(outside).toEqual([])
  })
  await context.close()
})

test('once by a press, always by another; Back and a second tab know of it', async ({
  browser,
}) => {
  const { page, context, outside, kept } = await visitor(browser)
  await page.goto(PATH)
  const other = await context.newPage()
  await other.goto('/about')
  await expect(banner(other)).toBeVisible()

  const advert = page.locator('#advert')
  await advert.getByRole('button', { name: 'Load this content' }).click()
  await expect(advert.locator('output')).toHaveText('advert runs')
  await expect.poll(() => outside, 'this one, once').toEqual(['advert.example'])
  expect(await kept()).toEqual([])
  await expect(banner(page)).toBeVisible()

  await page.goto('/about')
  await page.goBack()
  await page.reload()
  // Allows the whole category at the video, whose provider is not contacted by that.
  await page.locator('#film').getByRole('button', { name: 'Always allow' }).click()
  await expect(advert.locator('output')).toHaveText('advert runs')
  await expect(page.locator('#count output')).toHaveCount(0)
  await expect(page.locator('#film .video-note')).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await expect(banner(other)).toBeHidden()
  await page.goto('/about')
  await expect(banner(page)).toBeHidden()
  await page.goBack()
  await expect(advert.locator('output')).toHaveText('advert runs')
  // Opens the settings by URL on another page.
  await other.goto('/about#cookie-settings')
  await expect(other.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await context.close()
})

test('accept all: everything that waited begins at once, and the server has a record', async ({
  browser,
}) => {
  const { page, context, outside } = await visitor(browser)
  await page.goto(PATH)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(page.locator('#advert output')).toHaveText('advert runs')
  await expect(page.locator('#count output')).toHaveText('count runs')
  await expect
    .poll(() => [...new Set(outside)].sort())
    .toEqual(['advert.example', 'count.example', 'open.spotify.com', 'tiles.example'])
  const csv = await (await owner.request.get('/api/admin/consents/export')).text()
  expect(csv).toContain(',preferences statistics marketing,no')
  await context.close()
})

test('without script nothing is loaded, no consent is asked, and every link has a target', async ({
  browser,
}) => {
  const { page, context, outside, kept } = await visitor(browser, { javaScriptEnabled: false })
  await page.goto(PATH)
  await expect(page.locator('#advert')).toContainText('Allow scripts in your browser')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Always allow' })).toHaveCount(0)
  expect(outside).toEqual([])
  expect(await kept()).toEqual([])
  await context.close()
})

test('the browser’s signal refuses statistics and marketing; the checkout is not interrupted', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto(PATH)
  await banner(page).getByRole('button', { name: 'Choose' }).click()
  await expect(banner(page)).toContainText('Global Privacy Control')
  await page.goto('/checkout')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await context.close()
})

test('where only statistics and marketing are asked for, the signal answers: no question, nothing loaded', async ({
  browser,
}) => {
  const { page, context, outside, kept } = await visitor(browser, {
    extraHTTPHeaders: { 'sec-gpc': '1' },
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  // The site asks for preferences; this page does not.
  await page.route(
    url => url.pathname === PATH,
    async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /(<template id="vt-consent"[^>]* data-categories=")[^"]*/,
        '$1statistics marketing',
      )
      return route.fulfill({ response: answer, body })
    },
  )
  await page.goto(PATH)
  await seeAll(page)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('#count output')).toHaveCount(0)
  expect(outside).toEqual([])
  expect(await kept()).toEqual([])
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(banner(page)).toContainText('Global Privacy Control')
  // An explicit consent overrides it.
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(page.locator('#count output')).toBeVisible()
  expect(outside).toContain('count.example')
  await context.close()
})

for (const [locale, choose, marketing] of [
  ['en', 'Choose', 'Marketing'],
  ['de', 'Auswählen', 'Marketing'],
  ['ar', 'اختيار', 'التسويق'],
] as const) {
  test(`fits and is found in order by axe, shut and open, on phones and desks: ${locale}`, async ({
    browser,
  }) => {
    await settings({ locale })
    // Pages in the previous language may be cached for a second.
    const shown = async () => (await owner.request.get(PATH)).text()
    await expect.poll(shown).toContain(`<html lang="${locale}"`)
    for (const width of [320, 390, 1440]) {
      const { page, context } = await visitor(browser, { viewport: { width, height: 844 } })
      await page.goto(PATH)
      await expect(banner(page)).toBeVisible()
      expect(await findOverflow(page)).toBe(0)
      if (width === 390) expect(await findAxeViolationsOfSizes(page)).toEqual([])
      if (width === 1440) expect(await findAxeViolations(page)).toEqual([])
      await banner(page).getByRole('button', { name: choose }).click()
      await expect(page.getByRole('checkbox', { name: marketing })).toBeVisible()
      // Colors do not depend on the language.
      if (width === 390 && (isFullRun || locale === 'en')) {
        expect(await findAxeViolationsInBothSchemes(page, 'dialog')).toEqual([])
      }
      const [box, acts] = await Promise.all([
        banner(page).boundingBox(),
        banner(page).getByRole('button').last().boundingBox(),
      ])
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
      expect(acts, 'reached without scrolling away').not.toBeNull()
      // The banner does not permanently cover the end of the page.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
      await context.close()
    }
    await settings({ locale: 'en' })
  })
}
