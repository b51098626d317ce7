import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a dropdown opens by keyboard, and Escape brings the focus back', async ({ page }) => {
    const root = await openExample(page, 'dropdown', { script: false })
    const button = root.getByRole('button', { name: 'What we offer' })
    const link = root.getByRole('link', { name: 'Gift cards' })
    await expect(link).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(root.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('an explanation stands behind its word', async ({ page }) => {
    const root = await openExample(page, 'tooltip', { script: false })
    await expect(root.getByText('First at 950 °C')).toBeVisible()
  })
})

test('a popover opens on the side with room, and closes by its button or a press elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'popover', { script: false })
  const button = root.getByRole('button', { name: 'What is included' })
  const content = root.getByRole('group')
  const top = async (one: typeof button) => (await one.boundingBox())?.y ?? 0
  const scrollTo = (block: 'start' | 'end') =>
    button.evaluate(
      (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
      block,
    )
  await scrollTo('start')
  await button.click()
  await expect(content).toBeVisible()
  expect(await top(content)).toBeGreaterThan(await top(button))
  expect(await findAxeViolations(page, '#popover-1')).toEqual([])
  await content.getByRole('button', { name: 'Close' }).click()
  await expect(content).toBeHidden()

  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '100vh'
  })
  await scrollTo('end')
  await button.click()
  expect(await top(content)).toBeLessThan(await top(button))
  await page.mouse.click(5, 300)
  await expect(content).toBeHidden()
})

test('an explanation shows on focus and under the pointer, can be pointed at, and Escape closes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'tooltip')
  const word = root.getByRole('button', { name: 'finished twice' })
  const tip = root.getByRole('tooltip')
  await expect(word).toHaveAccessibleDescription(/^First at 950/)
  await word.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(word).toBeFocused()
  await word.blur()

  await word.hover()
  await expect(tip).toBeVisible()
  await tip.hover()
  await expect(tip).toBeVisible()
  expect(await findAxeViolations(page, '#tooltip-1')).toEqual([])
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})
