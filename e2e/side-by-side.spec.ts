import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const node = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } })
const entries = ['One', 'Two', 'Three', 'Four'].map(title => ({ title, when: title }))

test('a side-by-side timeline has entries of one width on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const path = await putPage('/timeline-side', [
    node('section', 's', { content: [node('timeline', 't', { layout: 'horizontal', entries })] }),
  ])
  await page.goto(path)
  const widths = await page
    .locator('.timeline-entry')
    .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().width)))
  expect(widths).toHaveLength(4)
  expect(new Set(widths).size).toBe(1)
  expect(widths[0]).toBeGreaterThan(200)
})

test('a hero in a section begins where a heading in a section begins', async ({ page }) => {
  const path = await putPage('/hero-edge', [
    node('section', 's', { content: [node('hero', 'hero', { title: 'A hero' })] }),
    node('section', 'next', { content: [node('heading', 'heading', { text: 'Next' })] }),
  ])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    const hero = await page.locator('.hero-title').boundingBox()
    const heading = await page.locator('.heading-text').boundingBox()
    const section = await page.locator('#s').boundingBox()
    expect(hero?.x).toBeCloseTo(heading?.x ?? -1, 0)
    expect((hero?.y ?? 999) - (section?.y ?? 0)).toBeLessThan(140)
  }
})
