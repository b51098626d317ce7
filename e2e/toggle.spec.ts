import {
  holdIslands,
  islandRuns,
  openExample,
  openStill,
  runFor,
} from './support/module-example.ts'
import { pressAndListMotions } from './support/motions.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('AC-1: a toggle opens and closes independently, by pointer and by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'toggle')
  const button = root.getByRole('button')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(root.getByText('The first two numbers')).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(root.getByText('The first two numbers')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('AC-1: presses during the 700 ms of a slide are ignored', async ({ page }) => {
  const root = await openStill(page, 'toggle')
  const button = root.getByRole('button')
  await button.click()
  await runFor(page, 690)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await runFor(page, 20)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('AC-1: under reduced motion nothing slides and no press is lost', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openStill(page, 'toggle')
  const button = root.getByRole('button')
  expect(await pressAndListMotions(button, root)).toEqual([])
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('AC-1: nothing shifts when the script arrives; axe finds nothing in either state', async ({
  page,
}) => {
  const release = await holdIslands(page)
  await page.goto('/dev/modules/toggle')
  const roots = ['toggle-1', 'toggle-2'].map(id => page.locator(`#${id}`))
  const boxes = () => Promise.all(roots.map(root => root.boundingBox()))
  await roots[1]?.scrollIntoViewIfNeeded()
  const before = await boxes()
  release()
  for (const root of roots) {
    await islandRuns(root)
    await expect(root.getByRole('button')).toHaveAttribute('aria-expanded', /true|false/)
  }
  expect(await boxes()).toEqual(before)
  expect(await findAxeViolations(page, '#toggle-1', '#toggle-2')).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('AC-1: the content is open to read', async ({ page }) => {
    const root = await openExample(page, 'toggle', { script: false })
    await expect(root.getByText('The first two numbers')).toBeVisible()
  })
})
