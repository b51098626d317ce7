import {
  holdIslands,
  islandRuns,
  openExample,
  openStill,
  runFor,
} from './support/module-example.ts'
import { pressAndListMotions } from './support/motions.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('TB-1: one tab is active, arrows, Home and End move and activate', async ({ page }) => {
  const root = await openExample(page, 'tabs')
  const tab = (name: string) => root.getByRole('tab', { name })
  await tab('Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Features')).toBeFocused()
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Features')
  await expect(root.getByRole('tabpanel')).toHaveCount(1)
  await expect(root.getByRole('tabpanel', { name: 'Features' })).toContainText('easy to clean')
  await page.keyboard.press('End')
  await expect(tab('Delivery and returns')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Overview')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Overview')
  await page.keyboard.press('Tab')
  await expect(root.getByRole('tabpanel', { name: 'Overview' })).toBeFocused()
})

test('TB-1: arrows follow the direction of writing', async ({ page }) => {
  const root = await openExample(page, 'tabs')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await root.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Features')
})

test('TB-1: a click while a change runs is ignored', async ({ page }) => {
  const root = await openStill(page, 'tabs')
  const selected = root.getByRole('tab', { selected: true })
  await root.getByRole('tab', { name: 'Features' }).click()
  await expect(selected).toHaveText('Features')
  await runFor(page, 490)
  await root.getByRole('tab', { name: 'Overview' }).click()
  await expect(selected).toHaveText('Features')
  await runFor(page, 20)
  await root.getByRole('tab', { name: 'Overview' }).click()
  await expect(selected).toHaveText('Overview')
})

test('TB-1: the height moves, the old panel fades out while the new one fades in', async ({
  page,
}) => {
  const root = await openExample(page, 'tabs')
  const motions = await pressAndListMotions(
    root.getByRole('tab', { name: 'Delivery and returns' }),
    root.getByRole('tabpanel').locator('..'),
  )
  const byScript = motions.filter(one => one.what === 'script')
  expect(byScript.map(one => one.durationMs)).toEqual([500, 500, 500])
  const old = root.locator('.tabs-panel').first()
  await expect(old).toBeHidden()
})

test('TB-1: under reduced motion nothing moves and no click is lost', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openStill(page, 'tabs')
  const tab = root.getByRole('tab', { name: 'Delivery and returns' })
  expect(await pressAndListMotions(tab, root)).toEqual([])
  await root.getByRole('tab', { name: 'Features' }).click()
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Features')
})

test('TB-1: on phones tabs lie below each other, with up and down', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const root = await openExample(page, 'tabs')
  await expect(root.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await root.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Features')
  const boxes = await root
    .getByRole('tab')
    .evaluateAll(tabs => tabs.map(tab => tab.getBoundingClientRect().top))
  expect(new Set(boxes).size).toBe(3)
  const direction = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    return root.getByRole('tablist').evaluate(list => getComputedStyle(list).flexDirection)
  }
  expect(await direction(768)).toBe('row')
  expect(await direction(767)).toBe('column')
})

for (const hash of ['#tab-advanced-course', '#advanced-course']) {
  test(`NAV-2: ${hash} selects the tab and brings it into view on load`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    const root = await openExample(page, 'tabs', { example: 2, hash })
    await expect(root.getByRole('tab', { selected: true })).toHaveText('Advanced course')
    await expect(root.getByRole('tab', { selected: true })).toBeInViewport()
    await expect(root.getByRole('tab', { selected: true })).toBeFocused()
  })
}

test('NAV-2: a later change of the hash does so too, before the island ran', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  const first = await openExample(page, 'tabs')
  await page.evaluate(() => {
    location.hash = '#tab-open-evening'
  })
  const root = page.locator('#tabs-2')
  await islandRuns(root)
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Open evening for regulars')
  await expect(root.getByRole('tab', { selected: true })).toBeInViewport()
  await expect(first.getByRole('tab', { selected: true })).toHaveText('Overview')
})

test('NAV-3: the address goes to an index, a change is written, Back walks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'tabs', { hash: '#nobody|7||tabs-1|2' })
  const selected = root.getByRole('tab', { selected: true })
  await expect(selected).toHaveText('Delivery and returns')
  await root.getByRole('tab', { name: 'Features' }).click()
  await expect(page).toHaveURL(url => url.hash === '#nobody|7||tabs-1|1')
  await page.goBack()
  await expect(selected).toHaveText('Delivery and returns')
  await page.goForward()
  await expect(selected).toHaveText('Features')
})

test('NAV-12: an index or a name that does not exist changes nothing', async ({ page }) => {
  const root = await openExample(page, 'tabs', { hash: '#tabs-1|99' })
  await page.evaluate(() => {
    location.hash = '#<img src=x onerror=alert(1)>'
  })
  await expect(root.getByRole('tab', { selected: true })).toHaveText('Overview')
})

test('TB-1: nothing shifts when the script arrives', async ({ page }) => {
  const release = await holdIslands(page)
  const root = await openExample(page, 'tabs', { script: false })
  const before = await root.boundingBox()
  release()
  await islandRuns(root)
  await expect(root.getByRole('tabpanel')).toBeVisible()
  expect(await root.boundingBox()).toEqual(before)
})

test('TB-1: axe finds nothing, in any state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'tabs')
  expect(await findAxeViolations(page, '#tabs-1')).toEqual([])
  await root.getByRole('tab', { name: 'Features' }).click()
  expect(await findAxeViolations(page, '#tabs-1')).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('TB-1: every tab is a headed section to read', async ({ page }) => {
    const root = await openExample(page, 'tabs', { script: false })
    await expect(root.getByRole('heading')).toHaveText([
      'Overview',
      'Features',
      'Delivery and returns',
    ])
    await expect(root.getByText('Packed within a day')).toBeVisible()
    await expect(root.getByRole('tab')).toHaveCount(0)
    await test.step('as wide as its column, also if titles are beside the panels with script', async () => {
      const [frame, panels] = await page
        .locator('#tabs-2 .tabs-frame, #tabs-2 .tabs-panels')
        .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().width))
      expect(panels).toBe(frame)
    })
  })
})
