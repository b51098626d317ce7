import type { Locator } from '@playwright/test'
import { listen } from './support/listen.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const PAUSE_MS = 800

/** A proxy that sends pages in two pieces, split at some markup. */
async function serveInPieces(site: string, mark: string) {
  let goOn = () => {}
  const served = await listen(async (request, response) => {
    const answer = await fetch(site + request.url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const at = html.indexOf(mark)
    goOn = () => response.end(html.slice(at))
    response.write(html.slice(0, at))
  })
  return { ...served, goOn: () => goOn() }
}

const title = { type: 'heading', props: { id: 'title', text: 'Title', level: 'h1' } }

test('HDR-1 nothing is painted before the header is whole, so that nothing in it moves, however slowly a page comes', async ({
  page,
  baseURL,
}) => {
  const path = await putPageWithHeader('/whole-header', {}, [title])
  const toggle = '<button type="button" class="header-toggle"'
  const { url, goOn, stop } = await serveInPieces(baseURL ?? '', toggle)
  try {
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.locator('.template-header a').first().waitFor({ state: 'attached' })
    setTimeout(goOn, PAUSE_MS)
    const firstPaint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    await expect.poll(firstPaint).toBeGreaterThan(0)
    expect(await firstPaint()).toBeGreaterThanOrEqual(PAUSE_MS)
  } finally {
    await stop()
  }
})

test('HDR-1 nothing moves when fonts come late: headings take theirs, text keeps its own until the next page', async ({
  page,
}) => {
  const words = 'Candlesticks for a chapel, and what stands below them on every screen'
  const heading = { type: 'heading', props: { id: 'title', text: words, level: 'h1', size: '3xl' } }
  const more = { type: 'text', props: { id: 'more', body: '<p>Five of them.</p>' } }
  const path = await putPageWithHeader('/late-fonts', {}, [heading, more])
  const late: (() => void)[] = []
  await page.route('**/fonts/*', async route => {
    await new Promise<void>(goOn => late.push(goOn))
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const widthOf = (words: Locator) =>
    words.first().evaluate(one => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return Math.max(...[...range.getClientRects()].map(({ width }) => width))
    })
  const widths = async () => ({
    title: await widthOf(page.locator('#title :is(h1, span)')),
    text: await widthOf(page.locator('#more p')),
  })
  await page.setViewportSize({ width: 820, height: 800 })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#more')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  const painted = await widths()
  for (const goOn of late) goOn()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const settled = await widths()
  expect(settled.title).not.toBe(painted.title)
  expect(settled.text).toBe(painted.text)
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  expect(shift).toBeLessThan(0.001)

  await page.unroute('**/fonts/*')
  await page.goto(path, { waitUntil: 'networkidle' })
  expect((await widths()).text).not.toBe(painted.text)
})

test('a footer at the foot of the window is shown when it is whole, and so does not grow upward', async ({
  page,
  baseURL,
}) => {
  const { url, goOn, stop } = await serveInPieces(baseURL ?? '', '</footer>')
  try {
    await page.goto(url + (await putPage('/whole-footer', [title])), { waitUntil: 'commit' })
    const footer = page.locator('body > footer')
    await expect(footer).toHaveCSS('visibility', 'hidden')
    goOn()
    await expect(footer).toBeVisible()
    await page.waitForLoadState('networkidle')
  } finally {
    await stop()
  }
})
