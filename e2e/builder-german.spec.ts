import { canvasOf, openBuilder, pageId, test } from './support/staff.ts'
import { expect, findAxeViolations, findOverflow } from './support/test.ts'

for (const width of [1440, 820]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the builder in German, ${width} px, ${colorScheme}: fits, and axe finds nothing`, async ({
      page,
    }) => {
      // The owner's state may hold another language.
      await page.addInitScript(() => localStorage.setItem('vitrine.locale', 'de'))
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await openBuilder(page, await pageId(page, '/about'))
      await page.getByRole('treeitem', { name: /^Bild/ }).first().click()
      await expect(canvasOf(page).getByRole('button', { name: 'Duplizieren' })).toBeAttached()
      for (const tab of ['Inhalt', 'Gestaltung', 'Verhalten']) {
        await page.getByRole('tab', { name: tab }).click()
        expect(await findAxeViolations(page, '.builder'), tab).toEqual([])
      }
      for (const tab of ['Einfügen', 'Seite', 'Hinweise']) {
        await page.getByRole('tab', { name: tab }).first().click()
        // What can be dragged is made a button a moment later.
        if (tab === 'Einfügen')
          await page.getByRole('button', { name: 'Überschrift', exact: true }).waitFor()
        expect(await findAxeViolations(page, '.builder-left'), tab).toEqual([])
      }
      expect(await findOverflow(page)).toBe(0)
      const canvas = await page.getByRole('main').boundingBox()
      expect(canvas?.width).toBeGreaterThan(500)
    })
  }
}
