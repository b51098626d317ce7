import type { Locator, Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { toolsOf } from './support/kept-page.ts'
import { runFor, stopClock } from './support/module-example.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { type Direction, openIn } from './support/sent-html.ts'
import { expect, findOverflow, test } from './support/test.ts'

const entry = (label: string, children?: object[], more: object = {}) => ({
  label,
  href: `/directions/${label.toLowerCase().replaceAll(' ', '-')}`,
  ...(children ? { children } : {}),
  ...more,
})
const four = (label: string) => [1, 2, 3, 4].map(number => entry(`${label} ${number}`))

const ITEMS = [
  entry(
    'Shop',
    ['Bowls', 'Cups', 'Jars'].map(one => entry(one, four(one))),
    {
      mega: { columns: 3 },
    },
  ),
  entry('Help', [entry('Guides', [entry('First guide')]), ...four('Help')]),
  entry('Two', undefined, { href: '#two' }),
  entry('More', [entry('Deep', [entry('Deepest')]), ...four('More')]),
]

const PADDING = {
  desktop: { top: '54px', bottom: '54px', start: '40px' },
  tablet: { top: '30px', bottom: '40px', start: '20px' },
  phone: { top: '10px', bottom: '12px', start: '8px' },
}
const section = (id: string, design: object = {}) => ({
  type: 'section',
  props: {
    id,
    space: 'large',
    design,
    content: [{ type: 'heading', props: { id: `${id}-title`, text: `Section ${id}` } }],
  },
})

const paths = { row: '', fullscreen: '' }
test.beforeAll(async () => {
  const { id } = await asOwner(api =>
    change(api, '/menus', { name: 'Directions', location: null, items: ITEMS }),
  )
  const menu = [{ type: 'menu', props: { id: 'menu', menu: id, label: 'Main' } }]
  const sections = [
    section('one', { padding: PADDING }),
    ...['two', 'three', 'four'].map(one => section(one)),
  ]
  const dots = { dotNavigation: true }
  paths.row = await putPageWithHeader('/directions', { menu }, sections, dots)
  paths.fullscreen = await putPageWithHeader('/directions-full', { menu, style: 'fullscreen' }, [])
})

interface Box {
  left: number
  right: number
  top: number
  width: number
  height: number
}

/** Position relative to the inline start, so that it is equal in both directions. */
function boxOf(locator: Locator): Promise<{ start: number; end: number } & Box> {
  return locator.evaluate(element => {
    const { left, right, top, width, height } = element.getBoundingClientRect()
    const { dir, clientWidth } = document.documentElement
    const [start, end] = dir === 'rtl' ? [clientWidth - right, clientWidth - left] : [left, right]
    return { left, right, top, width, height, start, end }
  })
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const linkOf = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true })
const panelOf = (page: Page, name: string) =>
  menuOf(page).locator(`summary[aria-label="${name}"] + .menu-panel`)
const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })

/** Durations of running animations in milliseconds. */
const durationsOf = (locator: Locator) =>
  locator.evaluate(one => one.getAnimations().map(({ effect }) => effect?.getTiming().duration))

/** Whether an open panel ends with the content of the page or before it, with any number of columns and at several widths. */
async function expectInsideContent(page: Page, name: string) {
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  const panel = panelOf(page, name)
  for (const width of [1024, 1280, 1440, 1900]) {
    await page.setViewportSize({ width, height: 900 })
    await linkOf(page, name).hover()
    await expect(panel).toBeVisible()
    const bar = await boxOf(page.locator('.header-bar'))
    for (const columns of [2, 3, 4, 5, 6]) {
      await panel.evaluate(
        (one, count) => (one as HTMLElement).style.setProperty('--menu-columns', String(count)),
        columns,
      )
      const { start, end } = await boxOf(panel)
      expect(start, `${columns} columns at ${width}`).toBeGreaterThanOrEqual(bar.start - 0.5)
      expect(end, `${columns} columns at ${width}`).toBeLessThanOrEqual(bar.end + 0.5)
    }
  }
  await page.setViewportSize(size)
}

for (const direction of ['ltr', 'rtl'] as const satisfies Direction[]) {
  test(`${direction}: HDR-4 submenus open toward the inside; HDR-8 dots are at the end of the line; HDR-12 sections use the padding of the screen`, async ({
    page,
  }) => {
    await openIn(page, paths.row, direction)
    const width = await page.evaluate(() => document.documentElement.clientWidth)

    await linkOf(page, 'More').hover()
    await linkOf(page, 'Deep').hover()
    await expect(linkOf(page, 'Deepest')).toBeVisible()
    const [more, deep] = [await boxOf(panelOf(page, 'More')), await boxOf(panelOf(page, 'Deep'))]
    expect(more.end, 'the last of the line stays in the window').toBeLessThanOrEqual(width - 8)
    const parent = await boxOf(linkOf(page, 'Deep'))
    expect(deep.end, 'and what is below it opens the other way').toBeLessThanOrEqual(parent.start)
    expect(deep.start).toBeGreaterThanOrEqual(0)

    await page.setViewportSize({ width: 1900, height: 900 })
    await linkOf(page, 'Help').hover()
    await linkOf(page, 'Guides').hover()
    await expect(linkOf(page, 'First guide')).toBeVisible()
    const arrow = await boxOf(menuOf(page).locator('summary[aria-label="Guides"]'))
    const guides = await boxOf(panelOf(page, 'Guides'))
    expect(guides.start, 'where there is room it goes on with the line').toBeGreaterThanOrEqual(
      arrow.end,
    )
    await page.setViewportSize({ width, height: 900 })

    await linkOf(page, 'Shop').hover()
    const columns = ['Bowls', 'Cups', 'Jars'].map(one => boxOf(linkOf(page, one)))
    const starts = (await Promise.all(columns)).map(({ start }) => start)
    expect(starts, 'columns follow each other as words do').toEqual(
      starts.toSorted((a, b) => a - b),
    )
    await expectInsideContent(page, 'Shop')
    await page.mouse.move(640, 880)

    const dots = page.getByRole('navigation', { name: 'Sections of this page' })
    const line = await boxOf(dots)
    expect([line.end, line.height]).toEqual([width, 4 * 20 + 40])
    await dots.getByRole('link', { name: 'Section two' }).hover()
    const name = await boxOf(dots.getByText('Section two'))
    expect(name.end, 'the name of a section is beside its dot').toBeLessThanOrEqual(line.start + 1)
    expect(name.start).toBeGreaterThan(0)

    const first = page.locator('#one')
    for (const [to, { top, bottom, start }] of [
      [981, PADDING.desktop],
      [980, PADDING.tablet],
      [768, PADDING.tablet],
      [767, PADDING.phone],
    ] as const) {
      await page.setViewportSize({ width: to, height: 900 })
      const padding = await first.evaluate(one => {
        const style = getComputedStyle(one)
        return [style.paddingTop, style.paddingBottom, style.paddingInlineStart]
      })
      expect(padding, `${to}`).toEqual([top, bottom, start])
    }
    expect(await findOverflow(page)).toBe(0)
  })

  test(`${direction}: HDR-7 a fullscreen menu begins where lines begin, and is closed where they end`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openIn(page, paths.fullscreen, direction)
    await toggleOf(page).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    const close = dialog.getByRole('button', { name: 'Close menu' })
    await expect(close).toBeFocused()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 })
    const middle = 640
    expect((await boxOf(close)).start).toBeGreaterThan(middle)
    const shop = dialog.getByRole('link', { name: 'Shop', exact: true })
    const arrow = dialog.locator('summary[aria-label="Shop"]')
    expect((await boxOf(arrow)).start).toBeGreaterThan(middle)
    await shop.click()
    const bowls = dialog.getByRole('link', { name: 'Bowls', exact: true })
    await expect(bowls).toBeVisible()
    const [above, below] = [await boxOf(shop), await boxOf(bowls)]
    expect(below.start, 'what is below it is set in').toBeGreaterThan(above.start)
    expect(below.top).toBeGreaterThan(above.top)
    expect(await findOverflow(page)).toBe(0)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 640 } })

    test(`${direction}: HDR-5 a finger opens the mobile menu in 500 ms, unfolds nested items, scrolls it, and closes it`, async ({
      page,
    }) => {
      await stopClock(page)
      await openIn(page, paths.row, direction)
      const panel = page.locator('.header-panel')
      const button = toggleOf(page)
      expect((await boxOf(button)).start, 'at the end of the line').toBeGreaterThan(390 / 2)
      const open = async () => {
        await button.tap()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await runFor(page, 1)
      }
      await open()
      expect(await durationsOf(panel)).toEqual([500])
      await button.tap()
      await runFor(page, 499)
      await expect(panel).toBeVisible()
      await runFor(page, 1)
      await expect(panel).toBeHidden()

      await open()
      const arrow = menuOf(page).locator('summary[aria-label="Shop"]')
      expect((await boxOf(arrow)).start, 'beside the link of its entry').toBeGreaterThan(390 / 2)
      const nested = panelOf(page, 'Shop')
      await arrow.tap()
      expect(await durationsOf(nested)).toEqual([500])
      await expect(linkOf(page, 'Bowls 1')).toBeVisible()
      await runFor(page, 500)
      await expect(nested).not.toHaveAttribute('data-sliding')
      const [above, below] = [
        await boxOf(linkOf(page, 'Shop')),
        await boxOf(linkOf(page, 'Bowls 1')),
      ]
      expect(below.start, 'what is nested is set in').toBeGreaterThan(above.start)

      await drag(page, { from: 560, to: 160 })
      await expect.poll(() => panel.evaluate(one => one.scrollTop)).toBeGreaterThan(100)
      expect(await page.evaluate(() => scrollY), 'the page behind stands still').toBe(0)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await drag(page, { from: 160, to: 600 })
      await expect.poll(() => panel.evaluate(one => one.scrollTop)).toBe(0)

      await arrow.tap()
      await runFor(page, 499)
      await expect(linkOf(page, 'Bowls 1')).toBeVisible()
      await runFor(page, 1)
      await expect(linkOf(page, 'Bowls 1')).toBeHidden()

      await linkOf(page, 'Two').tap()
      await expect(button, 'a link closes it').toHaveAttribute('aria-expanded', 'false')
      await runFor(page, 500)
      await expect(panel).toBeHidden()
      await expect(page).toHaveURL(/#two$/)
    })
  })
}

/** A swipe. */
async function drag(page: Page, { from, to }: { from: number; to: number }) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    toolsOf(page).send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    })
  await send('touchStart', from)
  for (let step = 1; step <= 10; step++) await send('touchMove', from + ((to - from) * step) / 10)
  await send('touchEnd')
}
