import { expect, test } from './support/test.ts'

for (const path of ['/dev/modules/checkout', '/dev/modules/contact-form']) {
  test(`WCAG 2.5.8: checkboxes and radio buttons on ${path} are at least 24 px large`, async ({
    page,
  }) => {
    await page.goto(path)
    const boxes = page
      .locator('[data-module]')
      .locator('input:is([type="radio"], [type="checkbox"])')
      .filter({ visible: true })
    expect(await boxes.count()).toBeGreaterThan(2)
    const small = await boxes.evaluateAll((found: HTMLInputElement[]) =>
      found
        .filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 24)
        .map(one => one.outerHTML),
    )
    expect(small).toEqual([])
  })
}
