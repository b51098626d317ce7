import { islandRuns, openExample, stopClock } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('AC-1: a toggle opens and closes by itself, by pointer and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'toggle')
  const button = root.getByRole('button')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(root.getByText('The first two strokes')).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(root.getByText('The first two strokes')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('AC-1: presses during the 700 ms of a slide are ignored', async ({ page }) => {
  await page.clock.install()
  const root = await openExample(page, 'toggle')
  await stopClock(page)
  const button = root.getByRole('button')
  await button.click()
  await page.clock.runFor(690)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(20)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('AC-1: under reduced motion nothing slides and no press is lost', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'toggle')
  await root.getByRole('button').click()
  expect(await root.evaluate(element => element.getAnimations({ subtree: true }).length)).toBe(0)
})

test('AC-1: nothing shifts when the script arrives; axe finds nothing in either state', async ({
  page,
}) => {
  await page.goto('/dev/modules/toggle')
  for (const id of ['toggle-1', 'toggle-2']) {
    const root = page.locator(`#${id}`)
    const before = await root.boundingBox()
    await islandRuns(root)
    await expect(root.getByRole('button')).toHaveAttribute('aria-expanded', /true|false/)
    expect(await root.boundingBox()).toEqual(before)
    expect(await findAxeViolations(page, `#${id}`)).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('AC-1: the content is open to read', async ({ page }) => {
    const root = await openExample(page, 'toggle', { script: false })
    await expect(root.getByText('The first two strokes')).toBeVisible()
  })
})
