import type { Page } from '@playwright/test'
import { moduleExamples } from './support/examples.ts'
import { runFor, stopClock } from './support/module-example.ts'
import { setAnimationRate } from './support/motions.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

const section = (id: string, props: object = {}) => ({
  type: 'section',
  props: {
    id,
    space: 'large',
    ...props,
    content: [
      { type: 'heading', props: { id: `${id}-title`, text: `Section ${id}`, level: 'h2' } },
      { type: 'text', props: { id: `${id}-text`, body: '<p>Some words.</p>' } },
    ],
  },
})
const long = ['one', 'two', 'three', 'four', 'five', 'six'].map(id => section(id))
const more = [{ type: 'button', props: { id: 'call', label: 'Call us', link: { url: '/about' } } }]
const cart = { type: 'cart-button', props: { id: 'cart' } }
const switches = { type: 'scheme-switch', props: { id: 'switch' } }
const pictured = { type: 'logo', props: { id: 'logo', image: { media: 'placeholder' } } }
const endMenu = { type: 'menu', props: { id: 'menu', align: 'end' } }
const search = { type: 'search', props: { id: 'search', style: 'icon' } }

type Content = Parameters<typeof putPageWithHeader>[2]

const slider = { ...moduleExamples.slider, id: 'slider' }

const paths: Record<string, string> = {}
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const pages: Record<string, [Record<string, unknown>, Content]> = {
    fixed: [{ fixedHeight: 48, actions: [search] }, long],
    words: [
      { fixedHeight: 48, logo: [{ ...pictured, props: { ...pictured.props, show: 'both' } }] },
      long,
    ],
    hide: [{ hide: true }, long],
    short: [{ hide: true }, [section('one', { space: 'none' })]],
    over: [{ overlay: true, overlayText: 'light' }, long],
    'over-island': [{ overlay: true }, [{ type: 'slider', props: slider }, ...long]],
    'slide-in': [{ style: 'slide-in', more }, long],
    fullscreen: [{ style: 'fullscreen', more }, long],
    centered: [{ style: 'centered', actions: [search], menu: [endMenu] }, long],
    scheme: [{ actions: [{ type: 'scheme-switch', props: { id: 'scheme' } }] }, long],
    full: [{ actions: [search, cart, switches] }, long],
    calls: [{ actions: [...more, cart] }, long],
    field: [{ actions: [{ type: 'search', props: { id: 'search' } }, cart] }, long],
    high: [{ height: 100, fixedHeight: 60, logoHeight: 50, logo: [pictured] }, long],
    inline: [{ style: 'inline' }, long],
    vertical: [{ style: 'vertical', more }, long],
  }
  for (const [name, [header, content]] of Object.entries(pages)) {
    paths[name] = await putPageWithHeader(`/header-${name}`, header, content)
  }
})

const at = (name: string) => paths[name] ?? '/'
const header = (page: Page) => page.getByRole('banner').locator('[data-module="header"]')
const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const panel = (page: Page) => page.locator('.header-panel')

async function scrollTo(page: Page, top: number) {
  await page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top)
  // Reported before the next frame.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0))),
  )
}

/** Sums layout shifts from now on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift:
            (window as never as { shift: number }).shift +
            (entry as never as { value: number }).value,
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shift = (page: Page) => page.evaluate(() => (window as never as { shift: number }).shift)

test('HDR-2 the header becomes fixed 29 px down, lower within 400 ms, and is as it was further up; nothing else moves', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto(at('fixed'))
  const bar = header(page).locator('.header-bar')
  const main = page.getByRole('main')
  const before = await main.evaluate(one => one.getBoundingClientRect().top + scrollY)
  await scrollTo(page, 28)
  await expect(header(page)).not.toHaveAttribute('data-stuck')
  const resume = await setAnimationRate(page, 0.02)
  await scrollTo(page, 29)
  await expect(header(page)).toHaveAttribute('data-stuck', '')
  const times = await bar.evaluate(one =>
    one.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  )
  expect(times).toEqual([400])
  await resume()
  await expect.poll(() => header(page).evaluate(one => (one as HTMLElement).offsetHeight)).toBe(48)
  expect(await header(page).evaluate(one => one.getBoundingClientRect().top)).toBe(0)
  expect(await main.evaluate(one => one.getBoundingClientRect().top + scrollY)).toBe(before)
  await scrollTo(page, 28)
  await expect(header(page)).not.toHaveAttribute('data-stuck')
  await expect.poll(() => header(page).evaluate(one => (one as HTMLElement).offsetHeight)).toBe(72)
  // Subpixel text movement during the transition.
  expect(await shift(page)).toBeLessThan(0.001)
})

test('HDR-2 a high one becomes fixed 56 px down; by 400 ms, and not before, it is as low as configured, and its logo by as much', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto(at('high'))
  const logo = header(page).getByRole('img')
  const heights = async () => [
    await header(page).evaluate(one => one.getBoundingClientRect().height),
    await logo.evaluate(one => one.getBoundingClientRect().height),
  ]
  /** Scrolls and returns heights after the given times. */
  const heightsAt = async (top: number, moments: number[]) => {
    await page.evaluate(
      to =>
        new Promise(resolve => {
          addEventListener('scroll', resolve, { once: true })
          window.scrollTo({ top: to, behavior: 'instant' })
        }),
      top,
    )
    await runFor(page, 50)
    const seen: number[][] = []
    for (const moment of moments) {
      await header(page).evaluate((one, ms) => {
        for (const move of one.getAnimations({ subtree: true })) {
          move.pause()
          move.currentTime = ms
        }
      }, moment)
      seen.push(await heights())
    }
    return seen
  }
  expect(await heights()).toEqual([100, 50])
  await setAnimationRate(page, 0.02)
  // The script is loaded on the first scroll.
  await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))
  await expect(header(page)).toHaveAttribute('data-ready', '')
  expect(await heightsAt(55, [0, 400])).toEqual([
    [100, 50],
    [100, 50],
  ])
  expect(await heightsAt(56, [0, 200, 390, 400])).toEqual([
    [100, 50],
    [80, 40],
    [61, 30.5],
    [60, 30],
  ])
  expect(await heightsAt(55, [0, 390, 400])).toEqual([
    [60, 30],
    [99, 49.5],
    [100, 50],
  ])
})

test('HDR-2 the page stays where it is in every frame of the change, also beside a logo with words on a narrow screen', async ({
  page,
}) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('words'))
    await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))
    await expect(header(page)).toHaveAttribute('data-ready', '')
    for (const top of [200, 1]) {
      const tops = await page.evaluate(async to => {
        const seen = new Set<number>()
        window.scrollTo({ top: to, behavior: 'instant' })
        const main = document.querySelector('main')
        for (const end = performance.now() + 700; performance.now() < end; ) {
          await new Promise(requestAnimationFrame)
          seen.add(Math.round((main?.getBoundingClientRect().top ?? 0) + scrollY))
        }
        return [...seen]
      }, top)
      await expect(header(page)).toHaveJSProperty('offsetHeight', top > 100 ? 48 : 72)
      expect(tops, `at ${width} px, to ${top}`).toEqual([72])
    }
  }
})

test('HDR-2 over the first section it is transparent, becomes fixed at that section’s first module, and the title is not under it', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto(at('over'))
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await page.locator('#one').evaluate(one => one.getBoundingClientRect().top)).toBe(0)
  const title = page.locator('#one-title')
  const top = await title.evaluate(one => one.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(72)
  const fixedAt = Math.ceil(top - (72 - 29))
  await scrollTo(page, fixedAt - 2)
  await expect(header(page)).not.toHaveAttribute('data-stuck')
  await scrollTo(page, fixedAt + 1)
  await expect(header(page)).toHaveAttribute('data-stuck', '')
  await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // Subpixel text movement during the transition.
  expect(await shift(page)).toBeLessThan(0.001)

  await test.step('of an island, too, where its script starts further down', async () => {
    await page.goto(at('over-island'))
    await scrollTo(page, 1500)
    await page.reload()
    await expect(header(page)).toHaveAttribute('data-ready', '')
    await scrollTo(page, 900)
    await expect(header(page)).toHaveAttribute('data-stuck', '')
  })
})

test('HDR-3 on a long page the header is hidden until 301 px except by keyboard; on a short page it is always visible', async ({
  page,
}) => {
  await watchShifts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('hide'))
  const bottom = () => header(page).evaluate(one => one.getBoundingClientRect().bottom)
  await expect(header(page)).toHaveAttribute('data-ready', '')
  expect(await bottom()).toBeLessThanOrEqual(0)
  await scrollTo(page, 300)
  await expect(header(page)).not.toHaveAttribute('data-shown')
  await scrollTo(page, 301)
  await expect(header(page)).toHaveAttribute('data-shown', '')
  expect(await bottom()).toBeGreaterThan(40)
  await scrollTo(page, 0)
  await expect(header(page)).not.toHaveAttribute('data-shown')
  await header(page).getByRole('link').first().focus()
  expect(await bottom()).toBeGreaterThan(40)
  expect(await shift(page)).toBe(0)
  await page.goto(at('short'))
  await expect(header(page)).toHaveAttribute('data-shown', '')
  const title = await page.locator('#one-title').evaluate(one => one.getBoundingClientRect().top)
  expect(title).toBeGreaterThanOrEqual(await bottom())
  expect(await shift(page)).toBe(0)
})

test('HDR-6 the menu slides in by its button: the page goes aside and stands still, the focus is held, Escape and Back close it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('slide-in'))
  await expect(panel(page)).toBeHidden()
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
  expect(await toggle(page).evaluate(one => (one as HTMLElement).inert)).toBe(true)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  const width = await panel(page).evaluate(one => (one as HTMLElement).offsetWidth)
  await expect
    .poll(() => page.getByRole('main').evaluate(one => one.getBoundingClientRect().left))
    .toBe(-width)
  for (let press = 0; press < 25; press++) await page.keyboard.press('Tab')
  const held = await page.evaluate(
    () =>
      document.activeElement === document.body ||
      Boolean(document.activeElement?.closest('.header-panel')),
  )
  expect(held).toBe(true)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])
  await test.step('the page keeps its main landmark and its title', async () => {
    await expect(page.locator('main:not([inert] *, [inert])')).toHaveCount(1)
    await expect(page.locator('[inert] h1, h1[inert]')).toHaveCount(0)
    const others = page.locator('main :is(a, button, input):not([inert] *, [inert])')
    await expect(others).toHaveCount(0)
  })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('[inert] h1, h1[inert]')).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')

  await toggle(page).press('Enter')
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(at('slide-in'))
  await page.goForward()
  await expect(menu).toBeVisible()
  // Navigation leaves no history entry of the menu.
  await menu.getByRole('link', { name: 'Call us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page).toHaveURL(at('slide-in'))
  await expect(panel(page)).toBeHidden()
})

test('HDR-6 a swipe to the left from the last 30 px opens it, one to the right closes it; from right to left both are mirrored', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(at('slide-in'))
  const client = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      })
    await send('touchStart', from)
    await send('touchMove', (from + to) / 2)
    await send('touchMove', to)
    await send('touchEnd')
  }
  await swipe(359, 200)
  await swipe(385, 360)
  await expect(panel(page)).toBeHidden()
  await swipe(361, 200)
  await expect(panel(page)).toBeVisible()
  await swipe(200, 380)
  await expect(panel(page)).toBeHidden()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await swipe(385, 200)
  await expect(panel(page)).toBeHidden()
  await swipe(10, 200)
  await expect(panel(page)).toBeVisible()
  expect((await panel(page).boundingBox())?.x).toBe(0)
  await context.close()
})

test('HDR-6 the browser takes no swipe over a page with a slide-in menu as Back or Forward', async ({
  page,
}) => {
  const swipes = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).overscrollBehaviorX,
      getComputedStyle(document.querySelector('.header-panel') as Element).touchAction,
    ])
  await page.goto(at('default'))
  expect(await swipes()).toEqual(['auto', 'auto'])
  await page.goto(at('slide-in'))
  await page.locator('.header-toggle').click()
  await expect(panel(page)).toBeVisible()
  expect(await swipes()).toEqual(['none', 'pan-y pinch-zoom'])
})

test('HDR-7 the menu fills the screen, closes when the page is left out of sight, and holds the focus', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto(at('fullscreen'))
  await toggle(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await runFor(page, 10)
  await expect(header(page)).toHaveAttribute('data-animated', '')
  await panel(page).evaluate(one => Promise.all(one.getAnimations().map(move => move.finished)))
  const box = await panel(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280 })
  const padding = await page.evaluate(() => {
    const end = document.querySelector('.header-close')?.getBoundingClientRect().bottom ?? 0
    const list =
      document.querySelector('.header-panel .menu-list')?.getBoundingClientRect().top ?? 0
    return Math.round(list - end)
  })
  expect(padding).toBe(20)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await runFor(page, 999)
  await expect(header(page)).toHaveAttribute('data-animated', '')
  await runFor(page, 1)
  await expect(header(page)).not.toHaveAttribute('data-animated')
  await expect(panel(page)).toBeHidden()
})

test('HDR-10 the icon hides the menu and shows the field with the focus; a cross, Escape and a press outside bring it back, none within a second', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto(at('fixed'))
  const icon = page.getByRole('banner').locator('[data-search-open]')
  const field = page.getByRole('banner').getByRole('combobox')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await icon.focus()
  const island = page.getByRole('banner').locator('vt-island')
  while ((await island.getAttribute('data-ready')) === null) await page.clock.runFor(20)
  await icon.press('Enter')
  await expect(field).toBeFocused()
  await expect(menu).toBeHidden()
  await expect(icon).toHaveAttribute('aria-expanded', 'true')
  const cross = page.getByRole('button', { name: 'Close search' })
  await runFor(page, 999)
  await cross.click()
  await expect(field).toBeVisible()
  await runFor(page, 1)
  await cross.click()
  await expect(menu).toBeVisible()
  await expect(icon).toBeFocused()
  await icon.press('Enter')
  await expect(field, 'still part of the press on the cross').toBeHidden()
  await runFor(page, 1000)
  await icon.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeVisible()
  await runFor(page, 1000)
  await icon.click()
  await expect(field).toBeFocused()
  await runFor(page, 1000)
  await page.mouse.click(600, 500)
  await expect(menu).toBeVisible()

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await runFor(page, 1000)
  await icon.click()
  await expect(field).toBeInViewport({ ratio: 1 })
  const [start, end] = [await field.boundingBox(), await cross.boundingBox()]
  expect(start?.x, 'the cross ends the line').toBeGreaterThan(end?.x ?? 0)
})

test('a visitor’s color scheme is stored, applied before the first paint, and can be reset', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('scheme'))
  const light = await ground()
  const choices = page.getByRole('group', { name: 'Color scheme' })
  await expect(choices.getByRole('radio', { name: 'System' })).toBeChecked()
  await choices.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.goto(at('scheme'), { waitUntil: 'commit' })
  await expect(choices).toBeVisible()
  expect(await ground()).toBe(dark)
  await expect(choices.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.emulateMedia({ colorScheme: 'dark' })
  await choices.getByRole('radio', { name: 'Light' }).check({ force: true })
  expect(await ground()).toBe(light)
  await choices.getByRole('radio', { name: 'System' }).check({ force: true })
  expect(await ground()).toBe(dark)
})

test('HDR-1 every style, in both directions: the logo has its place, nothing moves, overflows or offends', async ({
  page,
}) => {
  await watchShifts(page)
  const turn = () =>
    page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
  const boxes = async () => {
    const logo = await page.locator('#logo .logo-link').boundingBox()
    const items = await page
      .locator('.menu-list > li')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().left)))
    return { logo, items }
  }
  /** Distance between the centers of menu and window. */
  const menuOffset = () =>
    page.locator('.header-menu .menu-list > li').evaluateAll(all => {
      const rects = all.map(one => one.getBoundingClientRect())
      const left = Math.min(...rects.map(one => one.left))
      const right = Math.max(...rects.map(one => one.right))
      return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)
    })
  await page.goto(at('centered'))
  const centered = await boxes()
  expect(Math.abs((centered.logo?.x ?? 0) + (centered.logo?.width ?? 0) / 2 - 640)).toBeLessThan(2)
  expect(await menuOffset(), 'though the menu says at the end').toBeLessThan(2)
  await turn()
  expect(await menuOffset(), 'from right to left').toBeLessThan(2)
  await page.goto(at('inline'))
  const inline = await boxes()
  const half = Math.ceil(inline.items.length / 2)
  const before = inline.items.filter(left => left < (inline.logo?.x ?? 0))
  expect(before).toHaveLength(half)
  await turn()
  const turned = await boxes()
  expect(turned.items.filter(left => left > (turned.logo?.x ?? 0))).toHaveLength(half)
  await page.goto(at('vertical'))
  const main = await page.getByRole('main').boundingBox()
  const side = await header(page).boundingBox()
  expect(main?.x).toBe(side?.width)
  expect(main?.y).toBe(0)
  await turn()
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
  expect((await header(page).boundingBox())?.x).toBe(main?.width)
  for (const name of ['fixed', 'centered', 'inline', 'slide-in', 'fullscreen', 'vertical']) {
    for (const width of [1280, 980, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(name))
      expect(await findOverflow(page), `${name} ${width}`).toBe(0)
      expect(await shift(page), `${name} ${width}`).toBe(0)
      if (width === 980) continue
      expect(await findAxeViolations(page, 'header'), `${name} ${width}`).toEqual([])
      await turn()
      expect(await findOverflow(page), `${name} ${width} from right to left`).toBe(0)
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HDR-1 every menu can be opened and its links be reached', async ({ page }) => {
    for (const name of ['fixed', 'slide-in', 'fullscreen', 'vertical']) {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(at(name))
      const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
      await expect(first).toBeHidden()
      await toggle(page).click()
      await expect(first, name).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
    }
    await page.goto(at('fixed'))
    await page.locator('[data-search-open]').click()
    await expect(page).toHaveURL(/\/search$/)
    await page.goto(at('hide'))
    await expect(page.locator('#logo')).toBeInViewport()
  })
})

test('on phones the name of the site does not break, and nothing is wider than the window', async ({
  page,
}) => {
  for (const name of ['full', 'calls', 'field']) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(at(name))
      await expect(toggle(page)).toBeVisible()
      const height = await header(page).evaluate(one => (one as HTMLElement).offsetHeight)
      // One line, or two lines of buttons.
      expect(height, `${name} at ${width}`).toBeLessThanOrEqual(104)
      expect(await findOverflow(page), `${name} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a header without menu has no menu button; a long last action widens no phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const named = { type: 'cart-button', props: { id: 'cart', label: 'Einkaufswagen' } }
  const without = { menu: [], actions: [named] }
  await page.goto(await putPageWithHeader('/no-menu', without, []))
  await expect(page.locator('#logo')).toBeVisible()
  await expect(toggle(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Einkaufswagen' })).toBeVisible()
  expect(await findOverflow(page)).toBe(0)
})
