import { existsSync, readdirSync } from 'node:fs'
import { makePage } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

const FOLDER = new URL('../src/modules/', import.meta.url)
/** Parts of other modules and template-only modules. */
const OUTSIDE = new Set(['section', 'column', 'header', 'popup', 'services', 'shop-parts'])
const MIN_HEIGHT_PX = 40
/** Modules that are lines of text. */
const INLINE = new Set([
  'breadcrumbs',
  'currency-switch',
  'divider',
  'logos',
  'order-received',
  'scheme-switch',
  'search-results',
  'text',
  'tooltip',
  'withdrawal',
])
const LINE_HEIGHT_PX = 16

const types = readdirSync(FOLDER).filter(
  type => existsSync(new URL(`${type}/module.ts`, FOLDER)) && !OUTSIDE.has(type),
)

/** Initial props of a new module. */
async function startOf(type: string): Promise<object> {
  const file = new URL(`${type}/start.ts`, FOLDER)
  if (!existsSync(file)) return {}
  const { start } = (await import(file.href)) as { start: object }
  let count = 0
  // Adds ids to nested modules like the builder.
  return JSON.parse(JSON.stringify(start), (key, value) =>
    key === 'props' && typeof value === 'object'
      ? { ...value, id: `${type}-inner-${++count}` }
      : value,
  )
}

test('every module as it is added can be seen and selected on the canvas', async ({ page }) => {
  const content = await Promise.all(
    types.map(async type => ({
      type: 'section',
      props: {
        id: `section-${type}`,
        content: [{ type, props: { ...(await startOf(type)), id: `new-${type}` } }],
      },
    })),
  )
  const made = await makePage(page, content)
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)
  // Layout size: the canvas is scaled down.
  const low = async () => {
    const heights = await canvas
      .locator('[id^="new-"]')
      .evaluateAll(all => all.map(one => [one.id, (one as HTMLElement).offsetHeight] as const))
    return types.filter(type => {
      const own = heights.filter(([id]) => id === `new-${type}`).map(([, height]) => height)
      return Math.max(0, ...own) < (INLINE.has(type) ? LINE_HEIGHT_PX : MIN_HEIGHT_PX)
    })
  }
  await expect.poll(low).toEqual([])
})

test('the placeholder of a new image leads to the media library, and visitors get nothing of it', async ({
  page,
}) => {
  const made = await makePage(page, [
    {
      type: 'section',
      props: { id: 'empty', content: [{ type: 'image', props: { id: 'image-1' } }] },
    },
    {
      type: 'section',
      props: { id: 'full', content: [{ type: 'heading', props: { id: 'h', text: 'Shown' } }] },
    },
  ])
  await page.request.post(`/api/admin/pages/${made.id}/publish`, { data: {} })
  const html = await (await page.request.get(made.path)).text()
  expect(html).toContain('Shown')
  expect(html).not.toMatch(/id="(empty|image-1)"/)
  await openBuilder(page, made.id)
  const button = canvasOf(page).getByRole('button', { name: 'Choose image', exact: true })
  await expect(button).toBeVisible()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
