import { openExample } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const DAY = 86_400_000

test('an announcement of today is shown, and once dismissed it is never painted again, until it says something else', async ({
  page,
}) => {
  const bar = (id: string, messages: object[]) => ({
    type: 'announcement-bar',
    props: { id, messages },
  })
  const news = { text: 'News of today', startsAt: Date.now() - DAY, endsAt: Date.now() + DAY }
  const path = await putPage('/news', [
    bar('today', [news, { text: 'Of tomorrow', startsAt: Date.now() + DAY }]),
    bar('other', [{ text: 'Something else' }]),
    { type: 'text', props: { id: 'words', body: '<p>Words below.</p>' } },
  ])
  await page.goto(path)
  const today = page.locator('#today')
  await expect(today.getByText('News of today')).toBeVisible()
  await expect(page.getByText('Of tomorrow')).toHaveCount(0)
  await today.getByRole('button', { name: 'Dismiss' }).click()
  await expect(today).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  const top = (await page.locator('#words').boundingBox())?.y

  // Hidden before scripts run, so before the first paint.
  await page.route('**/assets/*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#words')).toBeVisible()
  await expect(today).toBeHidden()
  await expect(page.locator('#other')).toBeVisible()
  expect((await page.locator('#words').boundingBox())?.y).toBe(top)
})

test.describe('several announcements', () => {
  test('one at a time, without a shift; arrows and pause by keyboard', async ({ page }) => {
    const root = await openExample(page, 'announcement-bar')
    const height = (await root.boundingBox())?.height
    await expect(root.getByRole('group', { name: '1 of 3' })).toBeVisible()
    await root.getByRole('button', { name: 'Pause slideshow' }).press('Enter')
    await expect(root.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
    await root.getByRole('button', { name: 'Next slide' }).press('Enter')
    await expect(root.getByRole('link', { name: 'Book one' })).toBeVisible()
    expect((await root.boundingBox())?.height).toBe(height)
    await expect(root.locator('[aria-live]')).toHaveAttribute('data-state', 'stacked')
    expect(await findAxeViolations(page, '#announcement-bar-1')).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('several announcements stand one under the other', async ({ page }) => {
    const root = await openExample(page, 'announcement-bar', { script: false })
    const tops = await root
      .locator('.announcement-bar-message')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
    expect(tops).toHaveLength(3)
  })
})
