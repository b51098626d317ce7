import type { Page } from '@playwright/test'
import { heading, makePage, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

const content = () => [
  section(heading('Hello'), { type: 'text', props: { id: 'text-1', body: '<p>Hello</p>' } }),
  { type: 'section', props: { id: 'section-2', content: [heading('Below', 'heading-2')] } },
]
const layers = (page: Page) => page.getByRole('treeitem')

async function hold(page: Page, key: string, times: number) {
  for (let count = 0; count < times; count++) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

for (const id of ['text-1', 'heading-1']) {
  test(`Backspace that is held in ${id} empties the text and removes no module`, async ({
    page,
  }) => {
    const made = await makePage(page, content())
    await openBuilder(page, made.id)
    const module = canvasOf(page).locator(`#${id}`)
    await module.getByText('Hello').click()
    await expect(module.locator('[contenteditable]:focus')).toBeVisible()
    await page.keyboard.press('End')
    await hold(page, 'Backspace', 14)
    // The same for single key presses right after.
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Delete')
    await expect(layers(page)).toHaveCount(5)
    await page.keyboard.type('Again')
    await expect(module.getByText('Again', { exact: true })).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await expect
      .poll(async () => JSON.stringify((await stored(page, made.id)).document.content))
      .toContain('Again')
    expect((await stored(page, made.id)).document.content).toHaveLength(2)
  })
}

for (const id of ['text-1', 'heading-1']) {
  test(`Escape leaves the text of ${id}, and Backspace after it deletes nothing`, async ({
    page,
  }) => {
    const made = await makePage(page, content())
    await openBuilder(page, made.id)
    const module = canvasOf(page).locator(`#${id}`)
    await module.getByText('Hello').click()
    await expect(module.locator('[contenteditable]:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await expect(module.locator('[contenteditable]:focus')).toHaveCount(0)
    await expect(module.getByText('Hello', { exact: true })).toBeVisible()
    await expect(layers(page)).toHaveCount(5)
    const name = id === 'text-1' ? 'Text' : 'Heading'
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(name)
  })
}

test('holding Delete in the layers removes nothing, and an emptied page can be restored', async ({
  page,
}) => {
  const made = await makePage(page, content())
  await openBuilder(page, made.id)
  await layers(page).nth(3).click()
  await hold(page, 'Delete', 14)
  await expect(layers(page)).toHaveCount(3)
  await layers(page).first().click()
  await page.keyboard.press('Delete')
  await expect(page.getByText('All modules of this page were removed.')).toBeVisible()
  await expect.poll(async () => (await stored(page, made.id)).document.content).toEqual([])
  await expect(saved(page)).toBeVisible()
  const answer = await page.request.get(`/api/admin/pages/${made.id}/revisions`)
  expect(((await answer.json()) as { items: unknown[] }).items.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(layers(page)).toHaveCount(5)
  await expect(page.getByText('All modules of this page were removed.')).toBeHidden()
})
