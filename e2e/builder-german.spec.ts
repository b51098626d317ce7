import { asOwner, change } from './support/admin-api.ts'
import { findCrowding } from './support/find-crowding.ts'
import { canvasOf, openBuilder, pageId, test } from './support/staff.ts'
import {
  expect,
  findAxeViolations,
  findAxeViolationsOfSizes,
  findOverflow,
} from './support/test.ts'

for (const { width, findViolations } of [
  { width: 1440, findViolations: findAxeViolations },
  { width: 820, findViolations: findAxeViolationsOfSizes },
]) {
  test(`the builder in German, ${width} px: fits, and axe finds nothing`, async ({ page }) => {
    // The owner's stored state may use another language.
    await page.addInitScript(() => localStorage.setItem('vitrine.locale', 'de'))
    await page.setViewportSize({ width, height: 900 })
    await openBuilder(page, await pageId(page, '/about'))
    await page.getByRole('treeitem', { name: /^Bild/ }).first().click()
    await expect(canvasOf(page).getByRole('button', { name: 'Duplizieren' })).toBeAttached()
    for (const tab of ['Inhalt', 'Design', 'Erweitert']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findViolations(page, '.builder'), tab).toEqual([])
    }
    for (const tab of ['Hinzufügen', 'Seite', 'Prüfung']) {
      await page.getByRole('tab', { name: tab }).first().click()
      // Draggable elements become buttons shortly after.
      if (tab === 'Hinzufügen')
        await page.getByRole('button', { name: 'Überschrift', exact: true }).waitFor()
      expect(await findViolations(page, '.builder-left'), tab).toEqual([])
    }
    expect(await findOverflow(page)).toBe(0)
    const canvas = await page.getByRole('main').boundingBox()
    expect(canvas?.width).toBeGreaterThan(500)
  })
}

test('the top bar of the builder fits on phones and tablets, in German and around a template', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('vitrine.locale', 'de'))
  const conditions = { include: [{ kind: 'cart' }], exclude: [] }
  const template = { name: 'Cart', part: 'body', conditions }
  const { id: templateId } = await asOwner(api => change(api, '/templates', template))
  for (const [path, id] of Object.entries({
    '/about': await pageId(page, '/about'),
    'a template': templateId,
  })) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openBuilder(page, id)
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const size = `${path} at ${width} px`
      expect(await findCrowding(page.getByRole('banner')), size).toEqual([])
      expect(await findOverflow(page), size).toBe(0)
    }
    const canvas = await page.getByRole('main').boundingBox()
    expect(canvas?.width).toBe(320)
  }
})
