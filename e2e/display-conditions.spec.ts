import type { Page } from '@playwright/test'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const says = (id: string, condition: object) => ({
  type: 'heading',
  props: { id, text: `Says ${id}`, display: { conditions: [condition] } },
})
const said = (page: Page) =>
  page.locator('main [data-module="heading"]').evaluateAll(all => all.map(one => one.id))

/** Navigates like a link, with a referrer. */
async function goOn(page: Page, path: string) {
  await page.evaluate(to => {
    location.href = to
  }, path)
  await page.waitForURL(url => url.pathname === path)
}

test('a module is shown after a visit to a page, after the page before, and from the second view on', async ({
  page,
}) => {
  const first = await putPage('/conditions-first', [])
  const conditions = [
    says('came', { kind: 'came-from', path: first }),
    says('visited', { kind: 'visited', path: first }),
    says('unvisited', { kind: 'visited', path: first, not: true }),
    says('again', { kind: 'views', atLeast: 2 }),
  ]
  const second = await putPage('/conditions-second', conditions)
  const third = await putPage('/conditions-third', conditions)
  await page.goto(third)
  expect(await said(page)).toEqual(['unvisited'])
  await goOn(page, first)
  await goOn(page, second)
  expect(await said(page)).toEqual(['came', 'visited'])
  await goOn(page, third)
  expect(await said(page)).toEqual(['visited', 'again'])
  // Another tab is another visit.
  const other = await page.context().newPage()
  await other.goto(second)
  expect(await said(other)).toEqual(['unvisited', 'again'])
  await other.close()
})

test('a module is shown by device and by language', async ({ page }) => {
  const path = await putPage('/conditions-devices', [
    says('phone', { kind: 'device', devices: ['phone'] }),
    says('tablet', { kind: 'device', devices: ['tablet'] }),
    says('desktop', { kind: 'device', devices: ['desktop'] }),
    says('mouse', { kind: 'device', devices: ['mouse'] }),
    says('english', { kind: 'language', languages: ['fr', 'en'] }),
    says('german', { kind: 'language', languages: ['de'] }),
  ])
  for (const [width, device] of [
    [767, 'phone'],
    [768, 'tablet'],
    [980, 'tablet'],
    [981, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    expect(await said(page)).toEqual([device, 'mouse', 'english'])
  }
})
