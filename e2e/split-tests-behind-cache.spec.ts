import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, test } from './support/test.ts'

/** The setting is site-wide, so this file has its own site. */
test.describe.configure({ mode: 'serial' })

const PATH = '/kept'
const TEST = 'behindcache1'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const heading = (id: string, words: string) => ({ type: 'heading', props: { id, text: words } })
const document = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Kept' } },
  content: [
    {
      type: 'split-test',
      props: {
        id: 'headlines',
        test: TEST,
        name: 'Headline',
        goal: 'click',
        goalModule: 'ask',
        subjects: [
          { key: 'a', name: 'A', content: [heading('first', 'Made by hand')] },
          {
            key: 'b',
            name: 'B',
            content: [
              heading('second', 'For every day'),
              {
                type: 'tabs',
                props: {
                  id: 'folds',
                  items: [
                    { title: 'One', content: [heading('in-one', 'Inside one')] },
                    { title: 'Two', content: [heading('in-two', 'Inside two')] },
                  ],
                },
              },
              {
                type: 'heading',
                props: {
                  id: 'sticks',
                  text: 'Sticks',
                  design: { sticky: { edge: 'top', topOffset: '10px' } },
                },
              },
              {
                type: 'contact-form',
                props: {
                  id: 'form',
                  captcha: false,
                  fields: [{ id: 'home', label: 'Where do you live?', type: 'address' }],
                },
              },
              {
                type: 'text',
                props: { id: 'long', body: '<p>Long</p>', design: { minHeight: '2000px' } },
              },
            ],
          },
        ],
      },
    },
    { type: 'button', props: { id: 'ask', label: 'Ask', link: { url: '#ask' } } },
  ],
}

let site: Site
let owner: Page
let cache: Cache

test.beforeAll(async ({ browser }) => {
  site = await startSite()
  cache = await startCache(PATH)
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  await change(owner.request, '/settings/site', { foreignCache: true }, 'PATCH')
  const { id } = await change(owner.request, '/pages', { path: PATH, title: 'Kept', document })
  await change(owner.request, `/pages/${id}/publish`)
  await change(owner.request, '/split-tests', { page: id, test: TEST })
  await expect
    .poll(async () => (await owner.request.get(PATH)).text())
    .toContain(`<!--split:${TEST}-->`)
})
test.afterAll(async () => {
  await owner?.close()
  cache?.server.close()
  await site?.stop()
})

test('AB-2: visitors of one kept page see their own subjects, keep them, and are counted', async ({
  browser,
}) => {
  const seen = new Map<string, Awaited<ReturnType<typeof visit>>>()
  let visitors = 0
  while (seen.size < 2 && visitors < 30) {
    const visitor = await visit(browser)
    const subject = await visitor.subject()
    visitors++
    // Goals are sent in batches, and a closed tab may lose the last one.
    await expect
      .poll(async () => {
        await visitor.tab.evaluate(() => dispatchEvent(new Event('pagehide')))
        return countViews()
      })
      .toBe(visitors)
    if (seen.has(subject)) await visitor.context.close()
    else seen.set(subject, visitor)
  }
  expect([...seen.keys()].sort()).toEqual(['a', 'b'])
  expect(cache.misses, 'the site made the page once').toBe(1)

  for (const [subject, { context, tab, subject: shownIn }] of seen) {
    await tab.reload()
    expect(await shownIn()).toBe(subject)
    // Everything is visible again, and inserted content works.
    await expect(tab.locator('h1, h2').first()).toBeVisible()
    if (subject === 'b') {
      await tab.getByRole('tab', { name: 'Two' }).click()
      await expect(tab.getByRole('heading', { name: 'Inside two' })).toBeVisible()
      await startsOnInsertedContent(tab)
    }
    await tab.getByRole('link', { name: 'Ask' }).click()
    await tab.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect
      .poll(async () => (await countsOf(subject)).click_goal, { message: subject })
      .toBe(1)
    await context.close()
  }
  expect(await countViews()).toBe(visitors)
  expect(cache.misses).toBe(1)
})

test('AB-2: without script, and without an answer, the first subject is shown', async ({
  browser,
}) => {
  const plain = await visit(browser, { javaScriptEnabled: false })
  await expect(plain.tab.getByRole('heading', { name: 'Made by hand' })).toHaveCSS(
    'visibility',
    'visible',
    { timeout: 500 },
  )
  await plain.context.close()

  const context = await openContext(browser)
  const tab = await context.newPage()
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await tab.route('**/ajax', async route => {
    await held
    await route.continue().catch(() => {})
  })
  await tab.goto(site.url + PATH, { waitUntil: 'commit' })
  const headline = tab.getByRole('heading', { name: 'Made by hand' })
  await expect(headline).toBeVisible()
  const answered = tab.waitForResponse('**/ajax')
  answer()
  await (await answered).finished()
  // Too late: nothing changes in view.
  await expect(tab.locator('html')).toHaveAttribute('data-split', new RegExp(TEST))
  await expect(headline).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'For every day' })).toHaveCount(0)
  await context.close()
})

test('AB-2: the place is empty until the subject is known, and keeps its room', async ({
  browser,
}) => {
  const context = await openContext(browser)
  const tab = await context.newPage()
  await tab.route('**/ajax', () => {})
  await tab.addInitScript(() => {
    Object.assign(window, { seen: [] })
    const look = () => {
      const element = window.document.querySelector('#first')
      if (element) {
        const { visibility } = getComputedStyle(element)
        const { height } = element.getBoundingClientRect()
        ;(window as unknown as { seen: object[] }).seen.push({ visibility, hasRoom: height > 0 })
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await tab.goto(site.url + PATH)
  await expect(tab.locator('#first')).toHaveCSS('visibility', 'visible')
  const seen = await tab.evaluate(() => (window as unknown as { seen: object[] }).seen)
  expect(seen[0]).toEqual({ visibility: 'hidden', hasRoom: true })
  await context.close()
})

/** Behaviors that start on page load also start in content that is inserted later. */
async function startsOnInsertedContent(tab: Page) {
  const sticks = tab.locator('#sticks')
  await expect(sticks).toHaveAttribute('data-sticky')
  await expect(sticks).toHaveCSS('--sticky-above', '0px')
  await expect(sticks).not.toHaveAttribute('data-stuck')
  await tab.mouse.wheel(0, 900)
  await expect(sticks).toHaveAttribute('data-stuck')
  const city = tab.locator('#form').getByLabel('City')
  await expect(city).toHaveRole('combobox')
  await tab.evaluate(() => scrollTo(0, 0))
}

async function countViews(): Promise<number> {
  const [a, b] = [await countsOf('a'), await countsOf('b')]
  return (a.view_page ?? 0) + (b.view_page ?? 0)
}

async function countsOf(subject: string): Promise<Record<string, number | undefined>> {
  const answer = await owner.request.get(`/api/admin/split-tests/${TEST}`)
  const { report } = await answer.json()
  return report.subjects.find((one: { key: string }) => one.key === subject).counts
}

/** A browser behind the cache. */
const openContext = (browser: Browser, options = {}) =>
  browser.newContext({
    userAgent: BROWSER,
    storageState: { cookies: [], origins: [] },
    proxy: { server: `http://127.0.0.1:${cache.port}` },
    ...options,
  })

async function visit(browser: Browser, options = {}) {
  const context = await openContext(browser, options)
  const tab = await context.newPage()
  await tab.goto(site.url + PATH)
  return {
    context,
    tab,
    /** Waits until the subject is settled. */
    async subject() {
      await expect(tab.locator('html')).toHaveAttribute('data-split', new RegExp(TEST))
      return (await tab.getByRole('heading', { name: 'For every day' }).count()) ? 'b' : 'a'
    },
  }
}

interface Cache {
  server: Server
  port: number
  /** Number of requests to the site. */
  misses: number
}

/** A shared cache: stores one page for everyone without cookies, and passes everything else through. */
async function startCache(path: string): Promise<Cache> {
  let kept: Promise<{ headers: Record<string, string>; body: Buffer }> | undefined
  const server = createServer((from, to) => {
    const url = new URL(from.url ?? '/')
    if (from.method === 'GET' && url.pathname === path) {
      kept ??= fetchPage(url)
      kept.then(({ headers, body }) => to.writeHead(200, headers).end(body))
      return
    }
    const { method, headers } = from
    from.pipe(
      request(url, { method, headers }, answer => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      }).on('error', () => to.destroy()),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const started = { server, port: (server.address() as AddressInfo).port, misses: 0 }

  async function fetchPage(url: URL) {
    started.misses++
    const answer = await fetch(url, { headers: { accept: 'text/html', 'user-agent': BROWSER } })
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/encoding|length|connection|keep-alive/.test(name)),
    )
    return { headers, body: Buffer.from(await answer.arrayBuffer()) }
  }
  return started
}
