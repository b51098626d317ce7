import { asOwner, change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

const node = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } })

for (const theme of ['business', 'magazine']) {
  test(`${theme}: title, date, text and comments of a post begin at one edge`, async ({ page }) => {
    const path = `/edges-${crypto.randomUUID().slice(0, 8)}`
    const title = 'A post as it is begun'
    const words = '<p>A few words of a post.</p>'
    const content = [node('section', 's', { content: [node('text', 'words', { body: words })] })]
    const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
    await asOwner(async api => {
      const { id } = await change(api, '/pages', { path, title, kind: 'post', document })
      await change(api, `/pages/${id}/publish`)
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/api/admin/themes/${theme}/preview?path=${path}`)
      const main = page.getByRole('main')
      const parts = {
        title: main.locator('h1'),
        date: main.locator('[data-module="post-meta"]'),
        text: main.locator('#words p'),
        comments: main.locator('[data-module="comments"]'),
        ...(theme === 'business'
          ? { breadcrumbs: main.locator('[data-module="breadcrumbs"]') }
          : {}),
      }
      const edges = await Promise.all(
        Object.entries(parts).map(async ([name, part]) => {
          const box = await part.first().boundingBox()
          return [name, Math.round(box?.x ?? -1)]
        }),
      )
      const [[, edge = -1] = []] = edges
      expect(Object.fromEntries(edges)).toEqual(
        Object.fromEntries(edges.map(([name]) => [name, edge])),
      )
      expect(edge).toBeGreaterThanOrEqual(20)
    }
  })
}
