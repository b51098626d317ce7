import type { Page } from '@playwright/test'
import { moduleExamples } from './support/examples.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { putPage } from './support/put-page.ts'
import { expect, findOverflow, test } from './support/test.ts'

/** Parts of other modules, overlays, and whole-page modules. */
const NEVER_BESIDE = new Set([
  ...['section', 'row', 'column', 'group', 'header', 'layout-block', 'popup', 'split-test'],
  ...[
    'tracking-goal',
    'announcement-bar',
    'post-content',
    'checkout',
    'cart',
    'order-received',
    'order-pay',
    'withdrawal',
    'account',
  ],
])
/** Minimum useful width, of an icon or cart. */
const LEAST_PX = 20

/** Every module next to text in a horizontal group. */
async function putRows() {
  const types = Object.keys(moduleExamples).filter(type => !NEVER_BESIDE.has(type))
  const rows = types.map((type, index) => ({
    type: 'group',
    props: {
      id: `row-${index}`,
      layout: 'row',
      content: [
        { type: 'text', props: { id: `words-${index}`, body: '<p>Beside it</p>' } },
        { type, props: { ...moduleExamples[type], id: `beside-${index}` } },
      ],
    },
  }))
  return { types, path: await putPage('/side-by-side', rows) }
}

/** Modules narrower than the minimum; modules without content have no box. */
async function findSqueezed(page: Page, types: readonly string[]) {
  const widths = await page.evaluate(
    count =>
      Array.from({ length: count }, (_, index) => {
        const box = document.getElementById(`beside-${index}`)?.getBoundingClientRect()
        return box && box.height > 0 ? box.width : undefined
      }),
    types.length,
  )
  expect(widths.filter(width => width !== undefined).length).toBeGreaterThan(40)
  return types.filter((_, index) => (widths[index] ?? LEAST_PX) < LEAST_PX)
}

test('side by side in a group every module has room, and widens no page', async ({ page }) => {
  const { types, path } = await putRows()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    expect(await findSqueezed(page, types), String(width)).toEqual([])
    expect(await findOverflow(page), String(width)).toBe(0)
  }
})

test('in a popover they have room, too', async ({ page }) => {
  const types = ['contact-form', 'opening-hours', 'person', 'gallery', 'steps']
  const popovers = types.map((type, index) => ({
    type: 'popover',
    props: {
      id: `popover-${index}`,
      content: [{ type, props: { ...moduleExamples[type], id: `within-${index}` } }],
    },
  }))
  const path = await putPage('/in-popovers', popovers)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    for (const [index, type] of types.entries()) {
      await page.locator(`#popover-${index}`).getByRole('button', { name: 'Show more' }).click()
      const within = page.locator(`#within-${index}`)
      await expect(within).toBeVisible()
      expect((await within.boundingBox())?.width, type).toBeGreaterThan(200)
      await page.keyboard.press('Escape')
    }
    expect(await findOverflow(page), String(width)).toBe(0)
  }
})

test('beside the menu of a header and in its top bar they have room, too', async ({ page }) => {
  const one = (type: string, id: string) => ({ type, props: { ...moduleExamples[type], id } })
  const header = { top: [one('opening-hours', 'hours')], actions: [one('countdown', 'until')] }
  await page.goto(await putPageWithHeader('/in-header', header, []))
  for (const id of ['hours', 'until']) {
    const box = await page.locator(`#${id}`).boundingBox()
    expect(box?.width, id).toBeGreaterThan(100)
  }
  expect(await findOverflow(page)).toBe(0)
})
