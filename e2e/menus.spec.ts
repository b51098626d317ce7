import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

const NAMES = ['Bowls', 'Cups', 'Plates']

/** A menu of its own that is shown nowhere, opened. */
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
  await expect(rows.last().getByRole('textbox', { name: 'Text' })).toBeFocused()
  for (let left = 4; left > 0; left -= 1) {
    await rows
      .last()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
})
