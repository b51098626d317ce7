import { makePage } from './support/builder-page.ts'
import { openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('tabs, panels and menus of the builder follow the keys, and have names', async ({ page }) => {
  const made = await makePage(page, [])
  await openBuilder(page, made.id)
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab('Layers').focus()
  await page.keyboard.press('End')
  await expect(tab('Issues')).toBeFocused()
  await expect(tab('Issues')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: /^Issues/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Layers')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(tab('Layers')).toBeFocused()
  await page.getByRole('button', { name: 'More about publishing' }).click()
  await expect(page.getByRole('menu', { name: 'More about publishing' })).toBeVisible()
})
