import { openExample } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test('passing logos stand still under the pointer, by the box, and under reduced motion (WCAG 2.2.2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const root = await openExample(page, 'logos', { example: 3, script: false })
  const rows = root.locator('ul')
  const isRunning = () =>
    rows.first().evaluate(row => row.getAnimations()[0]?.playState === 'running')
  await expect.poll(isRunning).toBe(true)
  // Duplicated visually, once for screen readers.
  await expect(rows).toHaveCount(2)
  await expect(root.getByRole('list')).toHaveCount(1)

  await rows.first().locator('xpath=..').hover()
  await expect.poll(isRunning).toBe(false)
  await page.mouse.move(0, 0)
  await expect.poll(isRunning).toBe(true)

  const box = root.getByRole('checkbox', { name: 'Pause the moving logos' })
  await box.press('Space')
  await expect(box).toBeChecked()
  await expect.poll(isRunning).toBe(false)
  await box.press('Space')
  await expect.poll(isRunning).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(box).toBeHidden()
  await expect(rows.last()).toBeHidden()
  expect(await rows.first().evaluate(row => row.getAnimations().length)).toBe(0)
})
