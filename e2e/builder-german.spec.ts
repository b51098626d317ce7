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
    // The owner's state may hold another language.
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
      // What can be dragged is made a button a moment later.
      if (tab === 'Hinzufügen')
        await page.getByRole('button', { name: 'Überschrift', exact: true }).waitFor()
      expect(await findViolations(page, '.builder-left'), tab).toEqual([])
    }
    expect(await findOverflow(page)).toBe(0)
    const canvas = await page.getByRole('main').boundingBox()
    expect(canvas?.width).toBeGreaterThan(500)
  })
}
