import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

const NAMES = ['Bowls', 'Cups', 'Plates']

/** Opens a new menu without a location. */
async function openMenu(page: Page) {
  const name = `Menu ${crypto.randomUUID().slice(0, 8)}`
  const items = NAMES.map(label => ({ label, href: `/${label.toLowerCase()}` }))
  await change(page.request, '/menus', { name, location: null, items })
  await page.goto('/admin/menus')
  await page.getByRole('tab', { name }).click()
  const rows = page.getByRole('list', { name }).getByRole('listitem')
  const texts = () =>
    rows.evaluateAll(all =>
      all.map(row => {
        const level = '-'.repeat(Number.parseInt(getComputedStyle(row).marginInlineStart, 10) / 32)
        return level + (row.querySelector('input')?.value ?? '')
      }),
    )
  await expect.poll(texts).toEqual(NAMES)
  return { rows, texts }
}

test('a menu is ordered, nested, shortened and lengthened by keyboard, which never loses its place', async ({
  page,
}) => {
  const { rows, texts } = await openMenu(page)
  await page.getByRole('button', { name: 'Move Cups up' }).press('Enter')
  expect(await texts()).toEqual(['Cups', 'Bowls', 'Plates'])
  await expect(page.getByRole('button', { name: 'Move Cups up' })).toBeFocused()
  await page.getByRole('button', { name: 'Nest Bowls under the item above' }).press('Enter')
  expect(await texts()).toEqual(['Cups', '-Bowls', 'Plates'])
  await expect(page.getByRole('button', { name: 'Nest Bowls' })).toBeFocused()

  await page.getByRole('button', { name: 'Remove Cups' }).press('Enter')
  expect(await texts(), 'with what is below it').toEqual(['Plates'])
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('All plates')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  expect(await texts(), 'what was written meanwhile stays').toEqual([
    'Cups',
    '-Bowls',
    'All plates',
  ])
  await expect(rows.first()).toBeFocused()

  await page.getByRole('button', { name: 'Add item' }).press('Enter')
  await expect(rows.last().getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  for (let left = 4; left > 0; left -= 1) {
    await rows
      .last()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
})

test('a row that is dragged lands where it is let go, nested by how far to the side, however quick the hand', async ({
  page,
}) => {
  const { rows, texts } = await openMenu(page)
  /** Drags to another row, past its middle, with horizontal offset, in one or more steps. */
  const drag = async (
    label: string,
    to: { over: number; past: number; aside?: number; steps?: number },
  ) => {
    const from = (await texts()).findIndex(text => text.endsWith(label))
    const start = await rows.nth(from).locator('svg').first().boundingBox()
    const end = await rows.nth(to.over).boundingBox()
    if (!start || !end) throw new Error('not seen')
    const x = start.x + 10
    await page.mouse.move(x, start.y + 10)
    await page.mouse.down()
    await page.mouse.move(x, start.y + 18)
    await expect(page.locator('[data-dnd-dragging]')).toBeVisible()
    const y = end.y + end.height / 2 + to.past
    await page.mouse.move(x + (to.aside ?? 0), y, { steps: to.steps ?? 1 })
    await page.mouse.up()
    await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0)
  }
  await drag('Plates', { over: 1, past: -8, aside: 36 })
  await expect.poll(texts).toEqual(['Bowls', '-Plates', 'Cups'])
  await drag('Bowls', { over: 2, past: 8 })
  await expect.poll(texts).toEqual(['Cups', 'Bowls', '-Plates'])
  await drag('Cups', { over: 2, past: 8, aside: 70, steps: 12 })
  await expect.poll(texts).toEqual(['Bowls', '-Plates', '--Cups'])
  await drag('Plates', { over: 0, past: -8, aside: -36, steps: 12 })
  await expect.poll(texts).toEqual(['Plates', '-Cups', 'Bowls'])
})

test('HDR-4 an item links to a page found by its name, and opens columns below it', async ({
  page,
}) => {
  const { rows } = await openMenu(page)
  const first = rows.first()
  await first.getByRole('combobox', { name: 'Link to' }).fill('about')
  await page.getByRole('option', { name: '/about' }).click()
  await expect(first.getByRole('combobox', { name: 'Link to' })).toHaveValue('/about')

  await page.getByRole('button', { name: 'Settings of Bowls' }).click()
  await first.getByRole('textbox', { name: 'Badge' }).fill('New')
  await first.getByRole('combobox', { name: 'Icon' }).fill('coffee')
  await page.getByRole('option', { name: 'coffee', exact: true }).click()
  await first.getByRole('combobox', { name: 'Submenu' }).click()
  await page.getByRole('option', { name: '3 columns' }).click()
  await first.getByRole('combobox', { name: 'Show to' }).click()
  await page.getByRole('option', { name: 'Signed-in visitors' }).click()
  await expect(first).toContainText('Not shown to everyone')

  // Column headings need no link; entries without link and children do.
  const second = rows.nth(1).getByRole('combobox', { name: 'Link to' })
  await second.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Every item needs')
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await second.fill('/product/gone')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  const { items } = await (await saved).json()
  expect(items[0]).toMatchObject({
    href: '/about',
    badge: 'New',
    icon: 'coffee',
    mega: { columns: 3 },
    show: { to: 'signed-in' },
  })
  await expect(rows.nth(1)).toContainText('Hidden: the link target no longer exists.')
})
