import type { Locator } from '@playwright/test'
import { islandRuns, openStill, runFor } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

/** The displayed number while counting; the text content is always final. */
const seen = (root: Locator) =>
  root
    .locator('.counting')
    .evaluate(element => (element as HTMLElement).dataset.shown ?? element.textContent ?? '')

const drawn = async (root: Locator) =>
  Number.parseFloat((await root.locator('circle').nth(1).getAttribute('stroke-dasharray')) ?? '')

test('CC-1: counts in whole numbers for 1800 ms from when it is seen, and ends with the exact one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  const root = await openStill(page, 'circle-counter', { example: 2 })
  const middles: string[] = []
  for (let ms = 0; ms < 1700; ms += 100) {
    await runFor(page, 100)
    middles.push(await seen(root))
  }
  for (const shown of middles) expect(shown).toMatch(/^\d+%$/)
  expect(new Set(middles).size).toBeGreaterThan(5)
  expect(await drawn(root)).toBeLessThan(43.75)
  await runFor(page, 200)
  expect(await seen(root)).toBe('87.5%')
  expect(await drawn(root)).toBe(43.75)
})

test('CC-1: a small ring takes 1000 ms; with reduced motion rings show their end value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  const root = await openStill(page, 'circle-counter', { example: 3 })
  await runFor(page, 900)
  expect(await drawn(root)).toBeLessThan(34)
  await runFor(page, 200)
  expect(await drawn(root)).toBe(34)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await openStill(page, 'circle-counter', { example: 1 })
  expect(await seen(still)).toBe('72%')
})

test('BC-1: bars wait until they are seen, then grow to their width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 })
  const root = await openStill(page, 'bar-counters')
  const fill = root.locator('.bar-counters-fill').first()
  await runFor(page, 100)
  await expect(root.locator('ul')).toHaveAttribute('data-state', 'seen')
  await expect(fill).toHaveCSS('transition-property', 'translate')
  await expect(fill).toHaveCSS('transition-duration', '1s')
  await fill.evaluate(element => {
    for (const one of element.getAnimations()) one.finish()
  })
  const track = await root.locator('.bar-counters-track').first().boundingBox()
  expect((await fill.boundingBox())?.width).toBeCloseTo((track?.width ?? 0) * 0.92, 0)
  await expect(root.getByRole('meter', { name: 'Made by hand' })).toHaveAttribute(
    'aria-valuetext',
    '92%',
  )
})

test('BC-1: bars that are jumped to are never full before they grow', async ({ page }) => {
  const path = await putPage('/bars', [
    {
      type: 'heading',
      props: { id: 'title', text: 'Bars', level: 'h1', design: { margin: { bottom: '6000px' } } },
    },
    { type: 'bar-counters', props: { id: 'bars', items: [{ title: 'One', percent: 80 }] } },
  ])
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const fill = document.querySelector('.bar-counters-fill')
      const state = fill?.closest('ul')?.dataset.state
      if (fill && state && scrollY > 0) {
        const { translate } = getComputedStyle(fill)
        seen.push(`${state} ${translate === 'none' ? 'full' : 'less'}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${path}#bars`)
  await expect(page.locator('#bars ul')).toHaveAttribute('data-state', 'seen')
  await expect(page.locator('#bars .bar-counters-fill')).toHaveCSS('translate', 'none')
  const states = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const firstFull = states.findIndex(state => state.endsWith('full'))
  expect(firstFull).toBeGreaterThan(0)
  expect(states.slice(0, firstFull).some(state => state === 'seen less')).toBe(true)
  expect(states.slice(firstFull).every(state => state === 'seen full')).toBe(true)
})

test('CC-1: starts when its top edge enters, in the last row of the page when its bottom is in view', async ({
  page,
}) => {
  const counter = (id: string) => ({ type: 'circle-counter', props: { id, number: 60 } })
  const row = (name: string) => ({
    type: 'row',
    props: {
      id: `row-${name}`,
      columns: [{ type: 'column', props: { id: `column-${name}`, content: [counter(name)] } }],
    },
  })
  const section = { id: 'counts', content: [row('upper'), row('last')] }
  const path = await putPage('/counts', [{ type: 'section', props: section }])
  await page.setViewportSize({ width: 700, height: 400 })
  await page.goto(path)
  const isCounting = async (name: string) => (await seen(page.locator(`#${name}`))) !== '0%'
  // The ring is taller than the window, so showing a part triggers one counter only.
  const showTop = (name: string) =>
    page.locator(`#${name} .circle-counter-figure`).evaluate(element => {
      const { top } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight + 40, behavior: 'instant' })
    })
  for (const name of ['upper', 'last']) {
    await showTop(name)
    await islandRuns(page.locator(`#${name}`))
    if (name === 'upper') await expect.poll(() => isCounting(name)).toBe(true)
  }
  await page.waitForTimeout(300)
  expect(await isCounting('last')).toBe(false)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isCounting('last')).toBe(true)
})
