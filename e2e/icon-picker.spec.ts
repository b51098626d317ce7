import { makePage, option, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes } from './support/test.ts'

test('an icon is found by a word and chosen by keyboard, and is the next time among the last (APG Grid)', async ({
  page,
}) => {
  const blurb = { type: 'blurb', props: { id: 'blurb-1', title: 'Sent', icon: 'bag' } }
  const made = await makePage(page, [section(blurb)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Blurb/ }).click()
  const shown = canvasOf(page).locator('#blurb-1 svg path')
  const before = await shown.getAttribute('d')

  // Names from before the full set are mapped to current ones.
  await expect(option(page, 'Icon: shopping bag')).toHaveText('shopping bag')
  await option(page, 'Icon: shopping bag').click()
  const dialog = page.getByRole('dialog', { name: 'Select icon' })
  const all = dialog.getByRole('grid', { name: 'All icons' })
  const search = dialog.getByRole('searchbox')
  await expect(search).toBeFocused()
  // The dialog is outside of the builder's element but styled alike.
  await expect(all.locator('svg').first()).toHaveCSS('fill', 'none')
  await expect(all.getByRole('row')).toHaveCount(30)
  await expect(dialog.getByRole('status')).toHaveText(/^\d{4} icons$/)

  // To the last icon, which was not rendered yet, and back.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+End')
  await expect(all.getByRole('button').last()).toBeFocused()
  await expect(all.getByRole('button').last()).toHaveAccessibleName(/^zo/)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(all.getByRole('row').nth(1).getByRole('button').nth(1)).toBeFocused()

  await search.fill('delivery van')
  await expect(dialog.getByRole('status')).toHaveText(/^\d icons$/)
  await search.fill('delivery truck')
  await expect(all.getByRole('button').first()).toHaveAccessibleName('truck')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await search.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(option(page, 'Icon: truck')).toBeFocused()
  await expect(shown).not.toHaveAttribute('d', before ?? '')
  await expect(saved(page)).toBeVisible()
  expect(JSON.stringify((await stored(page, made.id)).document)).toContain('"icon":"truck"')

  await option(page, 'Icon: truck').press('Enter')
  const recent = dialog.getByRole('grid', { name: 'Recently used' })
  await expect(recent.getByRole('gridcell', { selected: true })).toHaveAccessibleName('truck')
  await page.keyboard.press('Escape')
  await expect(option(page, 'Icon: truck')).toBeFocused()
})
