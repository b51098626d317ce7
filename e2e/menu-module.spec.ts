import { expect, test } from './support/test.ts'

test('APG disclosure navigation: submenus open and close by keyboard, one at a time, and leave the focus where it was', async ({
  page,
}) => {
  await page.goto('/dev/modules/menu')
  const menu = page.locator('#menu-1')
  const services = menu.locator('summary', { hasText: 'Services' })
  const journal = menu.locator('summary', { hasText: 'Journal' })
  await expect(menu.locator('.menu-button')).toBeHidden()
  await services.press('Enter')
  const repairs = menu.getByRole('link', { name: 'Repairs' })
  await expect(repairs).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(repairs).toBeFocused()
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

  // No submenu leaves the page, also from right to left, and also that of the last entry.
  await page.setViewportSize({ width: 820, height: 900 })
  await journal.press('Enter')
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate(value => {
      document.documentElement.dir = value
    }, dir)
    const box = await menu.locator('.submenu[open] > ul').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 820, dir).toBe(true)
  }
  await journal.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  const button = menu.locator('.menu-button')
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeHidden()
  await button.press('Enter')
  await services.press('Enter')
  await expect(repairs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(repairs).toBeHidden()
  await expect(services).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeHidden()
})
