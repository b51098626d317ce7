import type { Locator } from '@playwright/test'
import { islandRuns, openExample, openStill, runFor } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** End of the first example. */
const end = Date.UTC(2031, 2, 14, 9, 0)

const unit = (root: Locator, name: string) => root.locator(`[data-unit="${name}"]`)
const expectLeft = async (root: Locator, values: [string, string, string, string]) => {
  for (const [index, name] of ['days', 'hours', 'minutes', 'seconds'].entries()) {
    await expect(unit(root, name)).toContainText(values[index] as string)
  }
}

test('CD-1: ticks every 1000 ms on the second, and stays at zero', async ({ page }) => {
  const root = await openStill(page, 'countdown', { at: end - 86_460_400 })
  await page.clock.pauseAt(end - 86_400_400)
  await expectLeft(root, ['001', '00', '00', '01'])
  await runFor(page, 400)
  await expectLeft(root, ['001', '00', '00', '00'])
  await expect(root.locator('[data-zero]')).toHaveCount(0)
  await runFor(page, 1)
  await runFor(page, 999)
  await expectLeft(root, ['000', '23', '59', '59'])
  await expect(root.locator('[data-zero]')).toHaveCount(1)
  await page.clock.setSystemTime(end - 2000)
  await runFor(page, 1000)
  await expectLeft(root, ['000', '00', '00', '01'])
  await expect(root.getByText('The course has begun')).toBeHidden()
  await runFor(page, 1000)
  await expectLeft(root, ['000', '00', '00', '00'])
  await expect(root.locator('[data-zero]')).toHaveCount(4)
  await expect(root.getByText('The course has begun')).toBeVisible()
  await runFor(page, 60_000)
  await expectLeft(root, ['000', '00', '00', '00'])
})

test('CD-1: a page kept for hours is right as soon as its script runs', async ({ page }) => {
  const root = await openStill(page, 'countdown', { at: end - 3_598_000 })
  await expect(unit(root, 'days')).toContainText('000')
  await expect(unit(root, 'hours')).toContainText('00')
})

test('CD-1: each visitor has a separate countdown, which continues at the next visit and then redirects', async ({
  page,
}) => {
  const props = { id: 'own', title: 'Left for you', counts: 'visit', hours: 1, endText: 'Too late' }
  const next = await putPage('/countdown-next', [
    { type: 'heading', props: { id: 'next', text: 'Next' } },
  ])
  const path = await putPage('/countdown-own', [
    { type: 'countdown', props },
    { type: 'countdown', props: { ...props, id: 'leads', hours: 2, redirect: { url: next } } },
  ])
  const root = page.locator('#own')
  await page.clock.install({ time: Date.UTC(2030, 5, 1, 12) })
  await page.goto(path)
  await expect(unit(root, 'minutes')).toContainText('59')
  await page.clock.fastForward('50:00')
  // Starts a new session.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(unit(root, 'minutes')).toContainText('09')
  await expect(root.getByText('Too late')).toBeHidden()
  await page.clock.fastForward('10:00')
  await expect(root.getByText('Too late')).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(page).toHaveURL(next)
})

test('CD-1: a finished countdown redirects from the end of a page, but not inside closed content', async ({
  page,
}) => {
  const next = await putPage('/countdown-next', [
    { type: 'heading', props: { id: 'next', text: 'Next' } },
  ])
  const over = { endsAt: 1000, redirect: { url: next } }
  const long = { id: 'long', body: '<p>Words.</p>'.repeat(200) }
  const shut = await putPage('/countdown-shut', [
    {
      type: 'toggle',
      props: {
        id: 'offer',
        title: 'Offer',
        content: [{ type: 'countdown', props: { ...over, id: 'over' } }],
      },
    },
  ])
  const below = await putPage('/countdown-below', [
    { type: 'text', props: long },
    { type: 'countdown', props: { ...over, id: 'over' } },
  ])
  await page.goto(shut)
  await islandRuns(page.locator('#over'))
  await expect(page).toHaveURL(shut)
  await page.getByRole('button', { name: 'Offer' }).click()
  await expect(page).toHaveURL(next)
  await page.goto(below)
  await expect(page).toHaveURL(next)
})

test('CD-1: short labels at 400 px or less', async ({ page }) => {
  const wide = await openExample(page, 'countdown')
  await expect(wide.getByText('Seconds', { exact: true })).toBeVisible()
  await expect(wide.getByText('Sec', { exact: true })).toBeHidden()
  const narrow = page.locator('#countdown-2')
  await expect(narrow.getByText('Sec', { exact: true })).toBeVisible()
  await expect(narrow.getByText('Hrs', { exact: true })).toBeVisible()
  await expect(narrow.getByText(/^Hours?$/)).toBeHidden()
  for (const [width, shown, hidden] of [
    [400, 'short', 'label'],
    [401, 'label', 'short'],
  ] as const) {
    await narrow.evaluate((root, to) => {
      root.style.cssText = `inline-size: ${to}px; max-inline-size: none`
    }, width)
    await expect(narrow.locator(`.countdown-${shown}`).first()).toBeVisible()
    await expect(narrow.locator(`.countdown-${hidden}`).first()).toBeHidden()
  }
})

test('CD-1: a timer that is named and does not announce its seconds; axe finds nothing', async ({
  page,
}) => {
  const root = await openExample(page, 'countdown')
  const timer = root.getByRole('timer', { name: 'The next course starts in' })
  await expect(timer).toHaveAttribute('aria-live', 'off')
  const ids = ['#countdown-1', '#countdown-2', '#countdown-3']
  expect(await findAxeViolations(page, ...ids)).toEqual([])
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('CD-1: the date is in the visitor’s time', async ({ page }) => {
    const root = await openExample(page, 'countdown')
    await expect(root.getByText(/18:00|6:00\sPM/i)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('CD-1: shows the server’s value and the date', async ({ page }) => {
    const root = await openExample(page, 'countdown', { script: false })
    await expect(unit(root, 'days')).toContainText(/\d{3}/)
    await expect(root.getByText(/14 March 2031|March 14, 2031/)).toBeVisible()
    await expect(
      page.locator('#countdown-2').getByText(/6 December 2030|December 6, 2030/),
    ).toBeVisible()
    await expect(page.locator('#countdown-3').getByText('Sold out by noon')).toBeVisible()
  })
})
