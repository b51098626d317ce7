import { heading, makePage, option, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

const many = () =>
  section(...Array.from({ length: 40 }, (_, index) => heading(`Title ${index}`, `h-${index}`)))
const button = { type: 'button', props: { id: 'button-1', label: 'Press', link: { url: '/shop' } } }

test('the canvas scrolls to the selected module and to a new one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const made = await makePage(page, [many()])
  await openBuilder(page, made.id)
  const last = canvasOf(page).locator('#h-39')
  await expect(last).not.toBeInViewport()
  await page.getByRole('treeitem', { name: /Title 39$/ }).click()
  await expect(last).toBeInViewport()
  await page.getByRole('treeitem', { name: /Title 0$/ }).click()
  await expect(canvasOf(page).locator('#h-0')).toBeInViewport()
  await page.getByRole('treeitem', { name: /^Section/ }).click()
  await page.getByRole('tab', { name: 'Add', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('number')
  await page.keyboard.press('Enter')
  await expect(canvasOf(page).locator('[data-module="number-counter"]')).toBeInViewport()
})

test('a border or a gradient that is half set is saved', async ({ page }) => {
  const made = await makePage(page, [section(heading('First'))])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Heading/ }).click()
  await page.getByRole('tab', { name: 'Design' }).click()
  await page.getByRole('button', { name: 'Set Border', exact: true }).click()
  await page.getByRole('button', { name: 'Color: Accent', exact: true }).click()
  await page.getByRole('button', { name: 'Set Background' }).click()
  await page.getByRole('button', { name: 'Set Gradient' }).click()
  await page.getByRole('button', { name: 'From: Surface', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await stored(page, made.id)).document))
    .toContain('gradient')
  await expect(canvasOf(page).locator('#heading-1')).toHaveCSS('border-top-width', '1px')
})

test('design options of a button paint the button, at its alignment', async ({ page }) => {
  const props = {
    label: 'Press',
    link: { url: '/shop' },
    align: 'center',
    design: { background: { colour: '#112233' }, radius: '20px' },
  }
  const full = { label: 'Wide', link: { url: '/shop' }, align: 'stretch' }
  const made = await makePage(page, [
    section(
      { type: 'button', props: { id: 'painted', ...props } },
      { type: 'button', props: { id: 'wide', ...full } },
    ),
  ])
  await openBuilder(page, made.id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  for (const path of [made.path, `/admin/edit/${made.id}`]) {
    await page.goto(path)
    const shown = path === made.path ? page : canvasOf(page)
    const link = shown.locator('a#painted')
    await expect(link).toHaveCSS('background-color', 'rgb(17, 34, 51)')
    await expect(link).toHaveCSS('border-top-left-radius', '20px')
    const [own, wide] = [await link.boundingBox(), await shown.locator('a#wide').boundingBox()]
    if (!own || !wide) throw new Error('not on the screen')
    expect(own.width).toBeLessThan(wide.width / 2)
    expect(Math.abs(own.x + own.width / 2 - (wide.x + wide.width / 2))).toBeLessThan(2)
  }
})

test('nothing empties a section with one press: slots have no reset', async ({ page }) => {
  const made = await makePage(page, [section(heading('First'))])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Section/ }).click()
  await expect(option(page, 'Content').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset: Content' })).toHaveCount(0)
})

test('the palette stays open, and fills the empty column of the row that was just added', async ({
  page,
}) => {
  const made = await makePage(page, [])
  await openBuilder(page, made.id)
  await page.getByRole('tab', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Row', exact: true }).click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(canvasOf(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expect
    .poll(async () => {
      const [top] = (await stored(page, made.id)).document.content
      const [row] = (top?.props.content ?? []) as { props: { columns: object[] } }[]
      return JSON.stringify(row?.props.columns[0])
    })
    .toContain('heading')
})

test('another layout of a row brings its columns', async ({ page }) => {
  const column = (id: string) => ({ type: 'column', props: { id, content: [] } })
  const row = { type: 'row', props: { id: 'row-1', columns: [column('c1'), column('c2')] } }
  const made = await makePage(page, [section(row)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Row/ }).click()
  await page.getByRole('tab', { name: 'Design' }).click()
  const columns = page.getByRole('treeitem', { name: /^Column/ })
  await page.getByRole('radio', { name: 'Three equal' }).check()
  await expect(columns).toHaveCount(3)
  await page.getByRole('radio', { name: 'One column' }).check()
  await expect(columns).toHaveCount(1)
  // One undo step if set within a moment, two on a slow machine.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(columns).toHaveCount(2, { timeout: 2000 })
  }).toPass()
})

test('the builder has the colors that were chosen in the admin', async ({ page }) => {
  const made = await makePage(page, [section(button)])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('RaStore.theme', '"dark"'))
  await openBuilder(page, made.id)
  await expect(page.locator('.builder-left')).toHaveCSS('background-color', 'rgb(34, 30, 26)')
})

test('long titles of a list leave its buttons in the panel', async ({ page }) => {
  const items = [
    { title: 'A very long question that nobody could answer within a line '.repeat(3) },
  ]
  const made = await makePage(page, [section({ type: 'accordion', props: { id: 'a', items } })])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Accordion/ }).click()
  const panel = page.locator('.builder-options')
  const remove = panel.getByRole('button', { name: /^Remove: A very long/ })
  await expect(remove).toBeInViewport({ ratio: 1 })
  expect(await panel.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('publishing warns of placeholder text, immediately or scheduled, and can continue', async ({
  page,
}) => {
  const made = await makePage(page, [section(heading('Our history'), button)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Heading/ }).click()
  await page.getByRole('tab', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Testimonial', exact: true }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '2 modules still hold placeholder text' })
  await dialog.getByRole('button', { name: /^Text/ }).click()
  await page.getByRole('tab', { name: 'Layers' }).click()
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('We are a small team')

  await page.getByRole('button', { name: 'More about publishing' }).click()
  await page.getByRole('menuitem', { name: 'Schedule …' }).click()
  const time = page.getByLabel('Date and time')
  await time.fill('2099-03-01T09:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(time, 'scheduling asks as well, and loses nothing').toHaveValue('2099-03-01T09:00')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
})
