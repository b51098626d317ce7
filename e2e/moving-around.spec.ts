import type { Page, Request } from '@playwright/test'
import { runFor, stopClock } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { changeRoot } from './support/sent-html.ts'
import { expect, test } from './support/test.ts'

let path = ''
const section = (id: string, title: string, props = {}) => ({
  type: 'section',
  props: {
    id,
    content: [
      { type: 'heading', props: { id: `${id}-title`, text: title } },
      { type: 'text', props: { id: `${id}-text`, body: '<p>Words</p>', ...props } },
    ],
  },
})
const tall = { design: { margin: { top: '1200px' } } }

test.beforeAll(async () => {
  const tab = (name: string, title: string) => ({
    name,
    title,
    content: [{ type: 'text', props: { id: `in-${name}`, body: `<p>All ${title}</p>` } }],
  })
  path = await putPage(
    '/moving-around',
    [
      section('first', 'The first', tall),
      section('second', 'The second', tall),
      {
        type: 'tabs',
        props: { id: 'about', items: [tab('more', 'More'), tab('reviews', 'Reviews')] },
      },
      section('last', 'The last'),
    ],
    { dotNavigation: true },
  )
})

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate(at => window.scrollTo({ top: at, behavior: 'instant' }), top)

test('HDR-8: each section has a dot that links to it and marks the current one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const dots = page.getByRole('navigation', { name: 'Sections of this page' })
  const current = dots.locator('[aria-current]')
  await expect(dots.getByRole('link')).toHaveText([
    /1\s*The first/,
    /2\s*The second/,
    /3\s*The last/,
  ])
  await expect(current).toHaveText(/The first/)
  expect((await dots.boundingBox())?.height).toBe(3 * 20 + 40)
  await dots.getByRole('link', { name: 'The second' }).click()
  await expect(current).toHaveText(/The second/)
  await expect(page.locator('#second')).toBeFocused()
  await scrollTo(page, 100_000)
  await expect(current).toHaveText(/The last/)
  await dots.getByRole('link', { name: 'The first' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  // Hidden sections have no dot.
  await page.locator('#second').evaluate(element => {
    element.style.display = 'none'
    dispatchEvent(new Event('resize'))
  })
  await expect(dots.getByRole('link')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(dots).toBeHidden()
})

test('a link under the pointer is fetched before it is followed', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const isPrefetch = (request: Request) => request.headers()['sec-purpose'] === 'prefetch'
  const fetched = page.waitForRequest(isPrefetch)
  await page.getByRole('link', { name: 'Contact' }).first().hover()
  expect(new URL((await fetched).url()).pathname).toBe('/contact')
})

test('HDR-9: past 800 px a button leads back to the top in 800 ms', async ({ page }) => {
  await stopClock(page)
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Back to top' })
  await expect(link).toBeHidden()
  for (const [top, isShown] of [
    [800, false],
    [801, true],
  ] as const) {
    await scrollTo(page, top)
    await runFor(page, 50)
    await expect(link).toBeVisible({ visible: isShown })
  }
  await link.click()
  // The scrolling code is loaded on first use.
  await expect
    .poll(async () => {
      await runFor(page, 20)
      return scrolled(page)
    })
    .toBeLessThan(801)
  await runFor(page, 700)
  expect(await scrolled(page)).toBeGreaterThan(0)
  await runFor(page, 120)
  expect(await scrolled(page)).toBe(0)
  await expect(link).toBeHidden()
})

test('NAV-6: a link to the reviews of a product opens their tab and scrolls to it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.evaluate(() => {
    location.hash = '#product_reviews_tab'
  })
  const tab = page.getByRole('tab', { name: 'Reviews' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport()
  await expect(page.getByText('All Reviews')).toBeVisible()
})

test('NAV-11: where the owner wants it, a notch of the wheel glides 80 px in 400 ms, an arrow 50; keys with modifiers and fields keep theirs', async ({
  page,
}) => {
  await stopClock(page)
  await changeRoot(page, path, tag => tag.replace('<html ', '<html data-smooth-wheel '))
  const script = page.waitForResponse(/smooth-wheel/)
  await page.goto(path)
  // Scripts requested earlier run first.
  await page.evaluate(async url => void (await import(url)), (await script).url())
  await page.mouse.move(600, 400)
  /** Scroll positions after the given times, each relative to the previous one. */
  const scrolledAfter = async (...steps: number[]) => {
    const seen: number[] = []
    for (const ms of steps) {
      await page.clock.runFor(ms)
      seen.push(await scrolled(page))
    }
    return seen
  }
  const isTaken = (act: () => Promise<unknown>, name: string) => eventIsTaken(page, name, act)

  // With a stopped clock frames come every 16 ms, so align with them.
  await page.clock.runFor(16 - (await page.evaluate(() => performance.now() % 16)))
  expect(await isTaken(() => page.mouse.wheel(0, 120), 'wheel')).toBe(true)
  expect(await scrolledAfter(96, 96, 192, 16)).toEqual([59, 77, 79, 80])
  expect(await isTaken(() => page.keyboard.press('ArrowDown'), 'keydown')).toBe(true)
  expect(await scrolledAfter(96, 304)).toEqual([80 + 37, 80 + 50])
  await page.keyboard.press('Home')
  expect(await scrolledAfter(400)).toEqual([0])
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
  await page
    .locator('main > input')
    .evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
  expect(await isTaken(() => page.keyboard.press('ArrowDown'), 'keydown')).toBe(false)
  await page.locator('main > input').evaluate((one: HTMLElement) => one.blur())
  for (const key of ['Control+ArrowDown', 'Alt+ArrowDown', 'Shift+ArrowDown']) {
    expect(await isTaken(() => page.keyboard.press(key), 'keydown'), key).toBe(false)
  }
})

/** Whether the page prevents the default action. */
async function eventIsTaken(page: Page, name: string, act: () => Promise<unknown>) {
  await page.evaluate(type => {
    const heard = new Promise<boolean>(resolve =>
      addEventListener(type, event => resolve(event.defaultPrevented), { once: true }),
    )
    Object.assign(window, { heard })
  }, name)
  await act()
  return page.evaluate(() => (window as unknown as { heard: Promise<boolean> }).heard)
}
