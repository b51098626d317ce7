import type { Locator, Page } from '@playwright/test'
import type { Preset } from '#design'
import { asOwner, change } from './support/admin-api.ts'
import { makePage, option, saved, section } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect, findAxeViolations } from './support/test.ts'

const button = (id: string) => ({
  type: 'button',
  props: { id, label: id, link: { url: '/shop' } },
})
const divider = (id: string) => ({ type: 'divider', props: { id } })

const background = (of: Locator, colour: string) => expect(of).toHaveCSS('background-color', colour)
const radius = (of: Locator, length: string) =>
  expect(of).toHaveCSS('border-start-start-radius', length)

/** Unique names for this test, deleted afterwards. */
const mark = crypto.randomUUID().slice(0, 6)
const names = { brand: `Brand ${mark}`, outline: `Outline ${mark}`, faint: `Faint ${mark}` }

test.afterAll(() =>
  asOwner(async api => {
    const answer = await api.get('/api/admin/design')
    const { presets } = (await answer.json()) as { presets: Preset[] }
    for (const { id, name } of presets) {
      if (name.includes(mark)) await change(api, `/design/presets/${id}`, {}, 'DELETE')
    }
  }),
)

const row = (page: Page) => page.getByRole('region', { name: 'Presets' })

async function select(page: Page, name: RegExp, index = 0) {
  await page.getByRole('treeitem', { name }).nth(index).click()
  await page.getByRole('tab', { name: 'Design', exact: true }).click()
}

async function saveAs(page: Page, name: string, isDefault = false) {
  await row(page).getByRole('button', { name: 'Save as preset …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as preset' })
  await dialog.getByLabel('Name').fill(name)
  if (isDefault) await dialog.getByLabel(/^Default for all/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a color is named, put into a preset, used by other modules, and changed for all', async ({
  page,
}) => {
  const content = ['one', 'two'].map(button).concat(['line-1', 'line-2'].map(divider) as never)
  const made = await makePage(page, [section(...content)])
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)

  // Creates a variable from the current value, which is then referenced.
  await select(page, /^Button/)
  await page.getByRole('button', { name: 'Set Background' }).click()
  const ground = page.getByRole('group', { name: 'Background', exact: true })
  await ground.getByLabel('Color', { exact: true }).first().fill('#112233')
  await ground.getByRole('button', { name: 'Dynamic content' }).first().click()
  await page.getByRole('menuitem', { name: 'New variable from this value …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add variable' })
  await dialog.getByLabel('Name').fill(names.brand)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(ground.getByText(names.brand)).toBeVisible()
  await background(canvas.locator('#one'), 'rgb(17, 34, 51)')
  await option(page, 'Border radius').fill('7')
  expect(await findAxeViolations(page, '.presets', '.variable-chip')).toEqual([])

  // Own values become a preset; the other button uses it, overrides a part and reverts.
  await saveAs(page, names.outline)
  await expect(row(page).getByRole('button', { name: names.outline, exact: true })).toBeVisible()
  await expect(page.getByText(`From the preset “${names.outline}”`).first()).toBeVisible()
  await select(page, /^Button/, 1)
  await row(page).getByRole('button', { name: 'Add preset' }).click()
  await page.getByRole('menuitem', { name: `Button: ${names.outline}` }).click()
  const [one, two] = [canvas.locator('#one'), canvas.locator('#two')]
  await background(two, 'rgb(17, 34, 51)')
  await radius(two, '7px')
  await option(page, 'Border radius').fill('3')
  await radius(two, '3px')
  await expect(page.getByText(`Overrides the preset “${names.outline}”`)).toBeVisible()
  await page.getByRole('button', { name: 'Reset: Border radius' }).click()
  await radius(two, '7px')

  // Changing a preset affects every page and can be undone.
  await option(page, 'Border radius').fill('12')
  const chip = row(page).getByRole('button', { name: names.outline, exact: true })
  await chip.click()
  await page.getByRole('menuitem', { name: 'Update preset from these values' }).click()
  await radius(one, '12px')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await radius(one, '7px')
  await radius(two, '12px')

  // The default of a type applies if none is named or removed.
  await select(page, /^Divider/)
  await page.getByText('Filters', { exact: true }).click()
  await option(page, 'Opacity').fill('55')
  await saveAs(page, names.faint, true)
  const [first, second] = [canvas.locator('#line-1'), canvas.locator('#line-2')]
  await expect(second).toHaveCSS('opacity', '0.55')
  await row(page)
    .getByRole('button', { name: `Remove: ${names.faint}` })
    .click()
  await expect(first).toHaveCSS('opacity', '1')
  await expect(second).toHaveCSS('opacity', '0.55')

  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await page.goto(made.path)
  await background(page.locator('#one'), 'rgb(17, 34, 51)')
  await radius(page.locator('#two'), '12px')
  await expect(page.locator('#line-1')).toHaveCSS('opacity', '1')
  await expect(page.locator('#line-2')).toHaveCSS('opacity', '0.55')

  // The color changes where it is used without saving the page.
  await page.goto('/admin/design')
  await page.getByRole('button', { name: `Edit: ${names.brand}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit variable' })
  await form.getByRole('textbox', { name: 'Light mode', exact: true }).fill('#00ff00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Delete: ${names.brand}` }).click()
  await expect(page.getByRole('dialog')).toContainText(`Used in the preset “${names.outline}”`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted, still in use')).toBeVisible()
  await expect(async () => {
    await page.goto(made.path)
    await background(page.locator('#two'), 'rgb(0, 255, 0)')
  }).toPass({ timeout: 10_000 })
})
