import {
  holdIslands,
  islandRuns,
  openExample,
  openStill,
  runFor,
} from './support/module-example.ts'
import { pressAndListMotions } from './support/motions.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const first = 'How do I place an order for a gift?'
const second = 'How long does delivery take?'
const third = 'What if something arrives damaged?'

test('AC-1: the first item is open, one opens and the other closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'accordion')
  const expanded = root.getByRole('button', { expanded: true })
  await expect(expanded).toHaveText(first)
  await root.getByRole('button', { name: second }).click()
  await expect(expanded).toHaveText(second)
  await expect(root.getByText('Three working days')).toBeVisible()
  await expect(root.getByRole('region')).toHaveCount(0)
  await expect(root.getByRole('button', { name: second })).toHaveAttribute('aria-disabled', 'true')
  await root.getByRole('button', { name: second }).click({ force: true })
  await expect(expanded).toHaveText(second)
})

test('AC-1: Enter and Space open; arrows, Home and End move the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'accordion')
  await root.getByRole('button', { name: first }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(root.getByRole('button', { expanded: true })).toHaveText(second)
  await page.keyboard.press('End')
  await expect(root.getByRole('button', { name: 'Do you have sales?' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(root.getByRole('button', { name: first })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(root.getByRole('button', { expanded: true })).toHaveText(first)
})

test('AC-1: presses during the 700 ms of a slide are ignored', async ({ page }) => {
  const root = await openStill(page, 'accordion')
  const expanded = root.getByRole('button', { expanded: true })
  await root.getByRole('button', { name: second }).click()
  await expect(expanded).toHaveText(second)
  await runFor(page, 690)
  await root.getByRole('button', { name: third }).click()
  await expect(expanded).toHaveText(second)
  await runFor(page, 20)
  await root.getByRole('button', { name: third }).click()
  await expect(expanded).toHaveText(third)
})

for (const [reducedMotion, slides] of [
  ['no-preference', [700, 700]],
  ['reduce', []],
] as const) {
  test(`AC-1: both panels slide for 700 ms, unless motion is reduced: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const root = await openExample(page, 'accordion')
    const motions = await pressAndListMotions(root.getByRole('button', { name: second }), root)
    const panels = motions.filter(one => one.what === 'grid-template-rows')
    expect(panels.map(one => one.durationMs)).toEqual(slides)
  })
}

test('AC-1: an opened item above the viewport is scrolled to, 50 px below its edge', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 300 })
  const root = await openExample(page, 'accordion')
  const button = root.getByRole('button', { name: second })
  await button.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY + 20))
  await button.evaluate(element => (element as HTMLElement).click())
  await expect
    .poll(() =>
      button.evaluate(element => {
        const header = document.querySelector<HTMLElement>('[data-fixed-header]')
        const fixed = header && /fixed|sticky/.test(getComputedStyle(header).position)
        const top = element.closest('[data-state]')?.getBoundingClientRect().top ?? 0
        return Math.round(top - (fixed ? header.offsetHeight : 0))
      }),
    )
    .toBe(50)
})

test('AC-1: options let all be closed and several be open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'accordion', { example: 2 })
  const expanded = root.getByRole('button', { expanded: true })
  await expect(expanded).toHaveCount(0)
  await root.getByRole('button', { name: 'Planning' }).click()
  await root.getByRole('button', { name: 'Building' }).click()
  await expect(expanded).toHaveCount(2)
  await root.getByRole('button', { name: 'Planning' }).click()
  await root.getByRole('button', { name: 'Building' }).click()
  await expect(expanded).toHaveCount(0)
})

test('NAV-3: the address opens an item', async ({ page }) => {
  const root = await openExample(page, 'accordion', { hash: '#accordion-1|2' })
  await expect(root.getByRole('button', { expanded: true })).toHaveText(third)
  await page.evaluate(() => {
    location.hash = '#accordion-1|1||accordion-2|x'
  })
  await expect(root.getByRole('button', { expanded: true })).toHaveText(second)
})

test('AC-1: nothing shifts when the script arrives', async ({ page }) => {
  const release = await holdIslands(page)
  const root = await openExample(page, 'accordion', { script: false })
  const before = await root.boundingBox()
  release()
  await islandRuns(root)
  await expect(root.getByRole('button', { expanded: true })).toHaveCount(1)
  expect(await root.boundingBox()).toEqual(before)
})

test('AC-1: axe finds nothing, in any state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'accordion')
  expect(await findAxeViolations(page, '#accordion-1')).toEqual([])
  await root.getByRole('button', { name: second }).click()
  expect(await findAxeViolations(page, '#accordion-1')).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('AC-1: every item is open to read', async ({ page }) => {
    const root = await openExample(page, 'accordion', { script: false })
    await expect(root.getByRole('heading')).toHaveCount(4)
    await expect(root.getByText('Once a year')).toBeVisible()
    await expect(root.getByRole('button', { expanded: false })).toHaveCount(0)
  })
})
