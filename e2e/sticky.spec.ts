import type { Page } from '@playwright/test'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const heading = (id: string, design: object) => ({
  type: 'heading',
  props: { id, text: id, level: id === 'first' ? 'h1' : 'h2', design },
})
let path = ''

test.beforeAll(async () => {
  const sticky = { edge: 'top', topOffset: '10px' }
  const column = (id: string, ...content: object[]) => ({
    type: 'column',
    props: { id, content },
  })
  path = await putPage('/sticky', [
    {
      type: 'section',
      props: {
        id: 'section',
        content: [
          {
            type: 'row',
            props: {
              id: 'row',
              columns: [
                column(
                  'one',
                  heading('first', {
                    sticky: { desktop: sticky, phone: { edge: 'none' } },
                    height: '50px',
                    opacity: { sticky: 60 },
                  }),
                  heading('second', { sticky, height: '40px' }),
                  heading('tall', { height: '3000px' }),
                ),
                column('two', heading('beside', { sticky, height: '30px' })),
              ],
            },
          },
        ],
      },
    },
    {
      type: 'section',
      props: {
        id: 'limits',
        space: 'none',
        content: [
          {
            type: 'row',
            props: {
              id: 'limits-row',
              gap: 'none',
              layout: '1-1-1',
              columns: [
                column(
                  'short',
                  heading('in-section', { sticky: { within: 'section' }, height: '50px' }),
                ),
                column(
                  'narrow',
                  heading('in-column', { sticky: { within: 'column' }, height: '50px' }),
                  heading('below', { height: '200px' }),
                ),
                column('high', heading('high-one', { height: '900px' })),
              ],
            },
          },
          heading('low', { height: '2000px' }),
        ],
      },
    },
    heading('end', { height: '1500px' }),
  ])
})

/** Scrolls and returns the elements' positions after a frame. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(async to => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, top)
  return page.evaluate(() =>
    Object.fromEntries(
      ['first', 'second', 'beside'].map(id => {
        const element = document.getElementById(id)
        const top = Math.round(element?.getBoundingClientRect().top ?? -1)
        return [id, { top, isStuck: element?.hasAttribute('data-stuck') }]
      }),
    ),
  )
}

test('modules stick below the header and below each other, as far as their box reaches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  const first = page.locator('#first')
  const atStart = await scrollTo(page, 0)
  expect(Object.values(atStart).map(({ isStuck }) => isStuck)).toEqual([false, false, false])
  await expect(first).toHaveCSS('opacity', '1')
  // Includes 5rem for the header.
  expect(await scrollTo(page, 1500)).toEqual({
    first: { top: 90, isStuck: true },
    second: { top: 140, isStuck: true },
    beside: { top: 90, isStuck: true },
  })
  await expect(first).toHaveCSS('opacity', '0.6')
  // At the end of the column they scroll away.
  const atEnd = await scrollTo(page, 3300)
  expect(atEnd.first?.top).toBeLessThan(90)

  await page.setViewportSize({ width: 390, height: 900 })
  const onPhone = await scrollTo(page, 1500)
  expect(onPhone.first?.top).toBeLessThan(0)
  expect(onPhone.second).toEqual({ top: 90, isStuck: true })
})

test('a module stays within its column or section if set', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  const start = await page.evaluate(() => {
    const top = document.getElementById('limits')?.getBoundingClientRect().top ?? 0
    return Math.round(top + scrollY)
  })
  const tops = async (scrolled: number) => {
    await scrollTo(page, start + scrolled)
    return page.evaluate(() =>
      ['in-column', 'in-section'].map(id =>
        Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0),
      ),
    )
  }
  const place = page.locator('.sticky-place')
  await expect(place).toHaveCSS('height', '50px')
  expect(await tops(100)).toEqual([80, 80])
  // The column is short, its row is taller.
  expect((await tops(500))[0]).toBeLessThan(0)
  // Past its row, into the rest of the section.
  expect((await tops(1800))[1]).toBe(80)
  expect((await tops(2900))[1]).toBeLessThan(80)
})
