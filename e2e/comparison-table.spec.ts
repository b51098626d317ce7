import { openExample } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test('a comparison scrolls in its own frame by keyboard; names of rows and columns stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  const root = await openExample(page, 'comparison-table', { script: false })
  const frame = root.getByRole('region', { name: 'Which one is for you' })
  const row = root.getByRole('rowheader', { name: 'Dishwasher' })
  const column = root.getByRole('columnheader', { name: /^Everyday/ })
  const cell = root.getByRole('cell', { name: 'Yes', exact: true }).first()
  const at = async (one: typeof row) => (await one.boundingBox()) ?? { x: 0, y: 0 }
  const before = { row: await at(row), column: await at(column), cell: await at(cell) }
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await at(cell)).x).toBeLessThan(before.cell.x)
  expect((await at(row)).x).toBe(before.row.x)
  await frame.evaluate(element => element.scrollTo({ top: 120, behavior: 'instant' }))
  const frameTop = (await at(frame)).y
  expect((await at(column)).y).toBe(frameTop)
  expect((await at(row)).y).toBeLessThan(before.row.y)
})
