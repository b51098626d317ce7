import { buy } from './support/buyer.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolations } from './support/test.ts'

test('SH-4 staff changes the status of all matching orders and sees refusals', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = `bulk${crypto.randomUUID().slice(0, 8)}`
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const numbers: string[] = []
  for (let index = 0; index < 2; index++) {
    const received = await buy(visitor, { product: 'wall-clock', quantity: 1, lastName: own })
    numbers.push(/order=(\d+)/.exec(received)?.[1] ?? '')
  }
  await visitor.dispose()
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: own }))}`)
  const rows = page.getByRole('row').filter({ hasText: own })
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Select all 2 matching orders' }).click()
  const dialog = page.getByRole('dialog')
  async function move(status: string) {
    await page.getByRole('button', { name: 'Change status…' }).click()
    await page.getByRole('menuitem', { name: status, exact: true }).click()
    await expect(dialog.getByText('Set 2 orders to')).toBeVisible()
    await dialog.getByLabel('Reason, for the history').fill('Season is over')
    await dialog.getByRole('button', { name: 'Change status' }).click()
  }
  await move('Cancelled')
  await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(2)
  await rows.first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Select all 2 matching orders' }).click()
  await move('Completed')
  await expect(dialog.getByText('2 orders were not changed')).toBeVisible()
  await expect(dialog.getByText(`Order ${numbers[0]}`)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
