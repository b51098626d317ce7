import { openStill, runFor } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test.use({ timezoneId: 'America/New_York' })

test('the script shows the current state in the local time zone, without layout shift', async ({
  page,
}) => {
  const root = await openStill(page, 'opening-hours', { at: Date.UTC(2030, 11, 3, 17, 59, 30) })
  const status = root.locator('.opening-hours-status')
  const zone = await page.evaluate(
    () => JSON.parse(document.getElementById('vt-texts')?.textContent ?? '{}').timeZone,
  )
  // Seconds before a full minute on a Tuesday, in any time zone.
  const open = /Open now closes at/
  const shut = /Closed now opens (at|tomorrow at)/
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
      Date.UTC(2030, 11, 3, 17, 59, 30),
    ),
  )
  await expect(status).toHaveText(hour >= 10 && hour < 18 ? open : shut)
  await expect(root.locator('[data-today]')).toContainText('Monday – Friday')
  const before = await root.boundingBox()
  await runFor(page, 60_000)
  await expect(status).toHaveText(hour + 1 >= 10 && hour + 1 < 18 ? open : shut)
  expect((await root.boundingBox())?.height).toBe(before?.height)
})
