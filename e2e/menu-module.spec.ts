import type { Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { pressAndListMotions } from './support/motions.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const entry = (label: string, children?: object[], more: object = {}) => ({
  label,
  href: `/menu-test/${label.toLowerCase().replaceAll(' ', '-')}`,
  ...(children ? { children } : {}),
  ...more,
})
const three = (label: string) => ['One', 'Two', 'Three'].map(name => entry(`${label} ${name}`))

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänspatente'.repeat(2)

let path: string
test.beforeAll(async () => {
  const items = await asOwner(async api => {
    const name = crypto.randomUUID().slice(0, 8)
    const form = { type: 'contact-form', props: { id: 'ask', captcha: false, botCheck: false } }
    const document = {
      schema: 1,
      upgrades: {},
      root: { props: { title: 'Panel' } },
      content: [form],
    }
    const block = { path: `/panel-${name}`, title: 'Panel', kind: 'block', document }
    const { id } = await change(api, '/pages', block)
    await change(api, `/pages/${id}/publish`)
    const deep = entry('Deep', [entry('Deeper', [entry('Deepest')]), ...three('Deep')])
    return [
      entry(
        'Shop',
        ['Bowls', 'Cups', 'Plates', 'Jars'].map(one => entry(one, three(one))),
        {
          mega: { columns: 4 },
        },
      ),
      entry('Help', undefined, { mega: { block: id } }),
      entry('More', [deep, ...three('More'), entry(LONG)], { href: '/about' }),
    ]
  })
  const { id: menu } = await asOwner(api =>
    change(api, '/menus', { name: 'Test menu', location: null, items }),
  )
  path = await putPage('/menu-test', [
    {
      type: 'section',
      props: {
        id: 'around',
        width: 'full',
        content: [{ type: 'menu', props: { id: 'menu', menu, align: 'spread' } }],
      },
    },
  ])
})

/** Including resources loaded later. */
async function open(page: Page, address = path) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.locator('#menu, #menu-1').first()
}

/** Open elements outside of the window. */
const outside = (page: Page) =>
  page
    .locator('#menu .submenu[open] > .menu-panel')
    .evaluateAll(all =>
      all
        .map(one => one.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
    )

test('HDR-4 APG disclosure navigation: submenus open and close by keyboard, one at a time', async ({
  page,
}) => {
  const menu = await open(page, '/dev/modules/menu')
  const services = menu.locator('summary[aria-label="Services"]')
  const journal = menu.locator('summary[aria-label="Journal"]')
  await expect(menu.locator('.menu-button')).toBeHidden()
  await services.press('Enter')
  const repairs = menu.getByRole('link', { name: 'Repairs' })
  await expect(repairs).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Tab')
  await expect(repairs).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Advice' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(repairs).toBeHidden()
  await expect(services).toBeFocused()

  await services.press('Enter')
  await journal.focus()
  await expect(repairs, 'whoever goes on leaves it').toBeHidden()
  await journal.press('Enter')
  const list = menu.getByRole('link', { name: 'Behind the scenes' })
  await expect(list).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(list).toBeHidden()
  await menu.getByRole('link', { name: 'Services' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(repairs).toBeFocused()
})

test('HDR-4 under the pointer: opens, stays for a moment, and never leaves the window in either direction', async ({
  page,
}) => {
  const menu = await open(page)
  const link = (name: string) => menu.getByRole('link', { name, exact: true })
  await link('Shop').hover()
  await expect(link('Cups Two')).toBeVisible()
  await link('Cups Two').hover()
  await expect(link('Cups Two')).toBeVisible()
  expect(await outside(page)).toEqual([])
  await page.mouse.move(640, 850)
  await expect(menu.locator('.submenu[data-leaving]')).toHaveCount(1)
  await expect(link('Cups Two')).toBeHidden()

  await link('Help').hover()
  const form = menu.locator('form')
  await expect(form.getByLabel('Email')).toBeVisible()
  expect(await outside(page)).toEqual([])
  await form.getByRole('button').click()
  await expect(menu.getByText('Please fill in this field.').first(), 'the form works').toBeVisible()
  await page.keyboard.press('Escape')

  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate(value => {
      document.documentElement.dir = value
    }, dir)
    for (const width of [1000, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.mouse.move(640, 850)
      await expect(menu.locator('.submenu[open]')).toHaveCount(0)
      await link('More').hover()
      await link('Deep').hover()
      await expect(link('Deepest')).toBeVisible()
      expect(await outside(page), `${dir} ${width}`).toEqual([])
      const seen = await page.evaluate(() => {
        const link = [...document.querySelectorAll('#menu a')].find(
          one => one.textContent === 'Deepest',
        )
        const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 }
        return document.elementFromPoint(x + 4, y + 10) === link
      })
      expect(seen, 'nothing cuts it off').toBe(true)
      // The last entry's submenu opens to the other side.
      expect(await menu.locator('[data-place="before"]').count(), `${dir} ${width}`).toBe(1)
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('HDR-5 on phones a button slides the menu open; nested items open in place; a link closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 979, height: 844 })
  const menu = await open(page, '/dev/modules/menu')
  const button = menu.locator('.menu-button')
  const contact = menu.getByRole('link', { name: 'Contact' })
  await expect(contact).toBeHidden()
  const motions = await pressAndListMotions(button, menu)
  expect(motions.map(({ what }) => what)).toContain('script')
  await expect(contact).toBeVisible()
  const services = menu.locator('summary[aria-label="Services"]')
  await services.press('Enter')
  const repairs = menu.getByRole('link', { name: 'Repairs' })
  await expect(repairs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(repairs).toBeHidden()
  await expect(services).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(contact).toBeHidden()

  await button.click()
  const other = page.locator('#menu-4 .menu-button')
  await other.click()
  await expect(contact, 'opening one closes others').toBeHidden()
  await button.click()
  await contact.evaluate(link => link.setAttribute('href', '#menu-1'))
  await contact.click()
  await expect(menu.locator('.menu-fold')).not.toHaveAttribute('open', '')
})

test('HDR-7 parents of a fullscreen menu only open their items in 700 ms; the page behind is inert', async ({
  page,
}) => {
  const items = [entry('More', [entry('Below')], { href: '/about' })]
  const { id } = await asOwner(api =>
    change(api, '/menus', { name: 'Parents', location: null, items }),
  )
  const menu = [{ type: 'menu', props: { id: 'menu', menu: id } }]
  const words = { type: 'text', props: { id: 'words', body: '<p><a href="/about">About</a></p>' } }
  const own = await putPageWithHeader('/parents', { style: 'fullscreen', menu }, [words])
  await page.goto(own)
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const more = page.getByRole('dialog').getByRole('link', { name: 'More', exact: true })
  const below = page.getByRole('link', { name: 'Below' })
  await expect(more).toBeVisible()
  await expect(page.locator('main a:not([inert] *, [inert])')).toHaveCount(0)
  /** Clicks and returns the duration of the animation that starts, in milliseconds. */
  const press = () =>
    more.evaluate(link => {
      ;(link as HTMLElement).click()
      const content = link.parentElement?.querySelector('.menu-panel')
      return content?.getAnimations().map(({ effect }) => effect?.getTiming().duration)
    })
  expect(await press()).toEqual([700])
  await expect(below).toBeVisible()
  expect(await press()).toEqual([700])
  await expect(below).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(own)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('HDR-4 the first tap opens, the second follows the link, one elsewhere closes', async ({
    page,
  }) => {
    const menu = await open(page)
    const bowls = menu.getByRole('link', { name: 'Bowls', exact: true })
    const deep = menu.getByRole('link', { name: 'Deep', exact: true })
    await menu.getByRole('link', { name: 'Shop' }).tap()
    await expect(bowls).toBeVisible()
    await menu.getByRole('link', { name: 'More', exact: true }).tap()
    await expect(deep).toBeVisible()
    await expect(bowls, 'opening one closes its siblings').toBeHidden()
    await page.touchscreen.tap(640, 850)
    await expect(deep).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)

    await menu.getByRole('link', { name: 'More', exact: true }).tap()
    const arrived = page.waitForURL('**/about')
    await menu.getByRole('link', { name: 'More', exact: true }).tap()
    await arrived
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HDR-4 it is lists of links, and opens by a press', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 })
    const menu = await open(page)
    await menu.locator('summary[aria-label="More"]').click()
    await menu.locator('summary[aria-label="Deep"]').click()
    const deepest = menu.getByRole('link', { name: 'Deepest' })
    await expect(deepest).toBeVisible()
    const box = await deepest.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 1000).toBe(true)
    await menu.locator('summary[aria-label="Shop"]').click()
    await expect(menu.getByRole('link', { name: 'Jars One' })).toBeVisible()
    await expect(deepest).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await menu.locator('.menu-button').click()
    await expect(menu.getByRole('link', { name: 'Shop', exact: true })).toBeVisible()
  })
})
