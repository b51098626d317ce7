import type { Locator, Page } from '@playwright/test'
import { heading, makePage, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

const two = () => [section(heading('One', 'h-one'), heading('Two', 'h-two'))]

test('a module is dragged from the palette to its place on the canvas', async ({ page }) => {
  const made = await makePage(page, two())
  await openBuilder(page, made.id)
  await page.getByRole('tab', { name: 'Add', exact: true }).click()
  const canvas = canvasOf(page)
  await drag(
    page,
    page.getByRole('button', { name: 'Button', exact: true }).getByText('Button'),
    canvas.getByRole('heading', { name: 'One' }),
    () =>
      expect(
        canvas.locator('[data-puck-dropzone="section-1:content"] [data-puck-line-placeholder]'),
      ).toBeVisible(),
  )
  await expect.poll(() => namesIn(page, made.id)).toEqual(['One', 'button', 'Two'])
})

test('a module is dragged on the canvas, and undo puts it back', async ({ page }) => {
  const made = await makePage(page, two())
  await openBuilder(page, made.id)
  const headings = canvasOf(page).getByRole('heading')
  await drag(page, headings.filter({ hasText: 'One' }), headings.filter({ hasText: 'Two' }), () =>
    expect(headings).toHaveText(['Two', 'One']),
  )
  await expect.poll(() => namesIn(page, made.id)).toEqual(['Two', 'One'])
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(headings).toHaveText(['One', 'Two'])
  await expect.poll(() => namesIn(page, made.id)).toEqual(['One', 'Two'])
})

test('a module of text is dragged by its letters, and written after a press', async ({ page }) => {
  const link = { url: '/about' }
  const button = { type: 'button', props: { id: 'b-one', label: 'Ask for a bowl', link } }
  const made = await makePage(page, [section(button, heading('One', 'h-one'), heading('Two'))])
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)
  const isDragged = (id: string) => () =>
    expect(canvas.locator(`#${id}[data-dnd-dragging]`)).toBeVisible()
  const [label, one, two] = ['Ask for a bowl', 'One', 'Two'].map(text =>
    canvas.getByText(text, { exact: true }),
  )
  if (!label || !one || !two) throw new Error('three modules')
  await drag(page, label, one, isDragged('b-one'))
  await expect.poll(() => namesIn(page, made.id)).toEqual(['One', 'button', 'Two'])
  await drag(page, one, two, isDragged('h-one'))
  await expect.poll(() => namesIn(page, made.id)).toEqual(['button', 'Two', 'One'])

  const box = await one.boundingBox()
  if (!box) throw new Error('not on the screen')
  // At the first letter, where the caret is.
  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  // Slower than the threshold that turns a press into a drag.
  await page.waitForTimeout(400)
  await page.mouse.up()
  await page.keyboard.type('No. ')
  await expect.poll(() => namesIn(page, made.id)).toEqual(['button', 'Two', 'No. One'])
})

test('a module dragged onto an empty page gets its section', async ({ page }) => {
  const made = await makePage(page, [])
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)
  await canvas.getByRole('button', { name: 'Add module' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search modules' })).toBeFocused()
  await drag(
    page,
    page.getByTestId('drawer-item:heading'),
    canvas.locator('[data-puck-dropzone="root:default-zone"]'),
    () => expect(canvas.locator('[data-puck-line-placeholder]')).toBeVisible(),
  )
  await expect.poll(async () => (await stored(page, made.id)).document.content).toHaveLength(1)
  await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  expect((await stored(page, made.id)).document.content[0]?.type).toBe('section')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(canvas.getByText('This page is empty.')).toBeVisible()
})

test('a module is dragged in the structure, after another or into a section', async ({ page }) => {
  const other = { type: 'section', props: { id: 'section-2', content: [] } }
  const made = await makePage(page, [...two(), other])
  await openBuilder(page, made.id)
  const row = (name: string | RegExp) => page.getByRole('treeitem', { name })
  const { height } = (await row(/One/).boundingBox()) ?? { height: 0 }
  await row(/One/).dragTo(row(/Two/), { targetPosition: { x: 60, y: height - 2 } })
  await expect.poll(() => namesIn(page, made.id)).toEqual(['Two', 'One'])
  await row(/One/).dragTo(row('Section').last())
  await expect.poll(() => namesIn(page, made.id)).toEqual(['Two'])
  await expect.poll(() => namesIn(page, made.id, 1)).toEqual(['One'])
  // A module cannot be moved into itself.
  await row('Section').first().dragTo(row(/Two/))
  expect(await namesIn(page, made.id)).toEqual(['Two'])
})

/** Stored content of the section: heading texts, or types of other modules. */
async function namesIn(page: Page, id: string, index = 0) {
  const section = (await stored(page, id)).document.content[index]
  const content = section?.props.content as { type: string; props: { text?: string } }[]
  return content.map(node => node.props.text ?? node.type)
}

/**
 * Drags like a hand: in steps, to the lower part of the target, released when the drop position is
 * visible.
 */
async function drag(page: Page, from: Locator, to: Locator, seen: () => Promise<void>, down = 0.9) {
  // The element may be re-rendered while its panel opens.
  await expect(() => from.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const [start, end] = [await pointIn(from, 0.5), await pointIn(to, down)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 20 })
  const shown = seen()
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  shown.then(settle, settle)
  for (let step = 0; !isSettled; step++) {
    await page.mouse.move(end.x + (step % 2), end.y)
    await page.waitForTimeout(50)
  }
  await shown
  await page.mouse.up()
}

async function pointIn(locator: Locator, down: number) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height * down }
}
