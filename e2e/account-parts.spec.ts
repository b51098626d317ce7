import type { Page } from '@playwright/test'
import { makePage, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })

test('SH-5: an owner arranges the account by keyboard and adds a module to the overview', async ({
  page,
}) => {
  const made = await makePage(page, [section({ type: 'account', props: { id: 'account' } })])
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)
  await page.getByRole('treeitem', { name: /^Customer account/ }).click()
  await expect(canvas.getByRole('button', { name: 'Email me a link' })).toBeVisible()
  await row(page, 'Remove: Downloads').press('Enter')
  await row(page, 'Remove: Orders').press('Enter')
  await expect(settings(page).getByText('The part “Orders” is missing.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await page.getByRole('treeitem', { name: /^Customer account/ }).click()
  await row(page, 'Add part').press('Enter')
  await expect(row(page, 'Other modules')).toBeFocused()
  await row(page, 'Add module').press('Enter')
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('divider')
  await page.keyboard.press('Enter')
  // The canvas shows a sample account, because owners are not signed in as customers.
  await expect(canvas.locator('.account-main [data-module="divider"]')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Order 1002' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await stored(page, made.id)).document))
    .toContain('"divider"')
})
