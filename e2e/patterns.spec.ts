import { patternChecks } from './patterns/index.ts'
import { islandRuns } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [pattern, { find, check }] of Object.entries(patternChecks)) {
  test(`every module that claims it follows the pattern ${pattern} (ARIA Authoring Practices)`, async ({
    page,
  }) => {
    await page.goto('/dev/modules')
    const links = page.locator(`.gallery-list [data-patterns~="${pattern}"] a`)
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses.length, 'somebody claims it').toBeGreaterThan(0)
    for (const address of addresses) {
      await page.goto(address ?? '')
      let checked = 0
      for (const example of await page.locator('.gallery-example').all()) {
        const root = example.locator('[data-module]').first()
        await root.scrollIntoViewIfNeeded()
        if (await root.locator('xpath=ancestor::vt-island').count()) await islandRuns(root)
        const found = find(root)
        if ((await found.count()) === 0) continue
        await test.step(`${address}: ${await example.getAttribute('aria-label')}`, async () => {
          await check(found, root)
        })
        checked++
      }
      expect(checked, `${address} has an example of it`).toBeGreaterThan(0)
    }
  })
}
