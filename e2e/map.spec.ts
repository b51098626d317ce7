import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { openExample } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { makeStreetMap, TOWN } from './support/street-map.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// Browsers without a GPU report slow read-backs.
test.use({ expectedComplaint: /GPU stall due to ReadPixels/ })

/** Allows WebGL without a GPU. */
function allowSlowDrawing(page: Page) {
  return page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    const getParameter = prototype.getParameter
    prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
      const UNMASKED_RENDERER = 0x9246
      return name === UNMASKED_RENDERER ? 'Chip' : getParameter.call(this, name)
    }
  })
}

test('MAP-1: pins open one window at a time, which Escape and the map close; no other host is contacted', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).origin))
  await allowSlowDrawing(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'map')
  await expect(root).toHaveAttribute('data-state', 'live')
  const pins = root.locator('.map-marker')
  await expect(pins).toHaveCount(3)
  const window = root.locator('.map-window')

  const first = root.locator('.map-marker[aria-label="1 The northern workshop"]')
  expect(await findAxeViolations(page, '#map-1')).toEqual([])
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(window).toHaveText(/The northern workshop/)
  await expect(root.locator('.map-place[data-current]')).toHaveAttribute('id', 'map-1-1')
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(first).toBeFocused()

  await first.press('Enter')
  await root.getByRole('button', { name: 'Show on the map' }).nth(1).click()
  await expect(window).toHaveCount(1)
  await expect(window).toHaveText(/The house on the island/)
  expect(await findAxeViolations(page, '#map-1 .map-window')).toEqual([])
  await root.locator('canvas').click({ position: { x: 20, y: 20 } })
  await expect(window).toHaveCount(0)
  expect(new Set(asked).size).toBe(1)
})

test('MAP-1: the image stays on slow browsers, and other hosts are contacted only after a press', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://maps.example/**', route => {
    asked.push(route.request().url())
    return route.fulfill({
      json: { broken: true },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  const root = await openExample(page, 'map')
  await expect(root).toHaveAttribute('data-state', 'failed')
  await expect(root.locator('.map-picture .map-pin')).toHaveText(['1', '2', '3'])
  const far = await openExample(page, 'map', { example: 4 })
  await expect(far.getByText('The map is loaded from maps.example')).toBeVisible()
  expect(asked).toEqual([])
  await far.getByRole('button', { name: 'Show map from maps.example' }).click()
  await expect(far.getByRole('status')).toHaveText(/This is an outline/)
  expect(asked).toHaveLength(1)
})

test('MAP-1, NAV-10: a street map is loaded in parts from the site; on narrow screens a finger moves the page; a broken map shows the outline', async ({
  page,
}) => {
  const whole = makeStreetMap()
  const broken = Buffer.concat([whole.subarray(0, 127), Buffer.alloc(200, 0xff)])
  const [street, damaged] = await Promise.all([whole, broken].map(uploadMap))
  const coordinates = `${TOWN.latitude}, ${TOWN.longitude}`
  const map = (id: string, media = '') => ({
    type: 'map',
    props: {
      id,
      basemap: 'street',
      street: media,
      zoom: 4,
      grey: { desktop: 20, phone: 80 },
      drag: false,
      wheel: id === 'streets',
      places: [{ title: 'Here', coordinates }],
    },
  })
  const path = await putPage('/street-map', [map('streets', street), map('damaged', damaged)])
  const asked: { origin: string; range: string | undefined }[] = []
  page.on('request', request => {
    const { range } = request.headers()
    asked.push({ origin: new URL(request.url()).origin, range })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const drawn = page.locator('#streets')
  await drawn.scrollIntoViewIfNeeded()
  await expect(drawn).toHaveAttribute('data-state', 'live')
  await expect(drawn.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
  await expect(drawn.getByRole('status')).toHaveCount(0)
  expect(asked.filter(one => one.range).length).toBeGreaterThan(1)
  // Not blank: land, borders and a name are drawn.
  const stage = drawn.locator('.map-stage')
  const show = (isShown: boolean) =>
    drawn.locator('canvas').evaluate((canvas, shown) => {
      canvas.style.visibility = shown ? '' : 'hidden'
    }, isShown)
  await expect(async () => {
    const { length: drawnBytes } = await stage.screenshot()
    await show(false)
    const { length: plainBytes } = await stage.screenshot()
    await show(true)
    expect(drawnBytes).toBeGreaterThan(plainBytes * 1.5)
  }).toPass()

  // Screen changes are covered by `src/visitor/visitor.test.ts`.
  const moves = drawn.locator('.maplibregl-touch-drag-pan')
  for (const [width, count] of [
    [981, 1],
    [980, 0],
    [981, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(moves, `${width}`).toHaveCount(count)
  }
  await test.step('how grey it is differs per screen', async () => {
    for (const [width, filter] of [
      [767, 'grayscale(0.8)'],
      [768, 'grayscale(0.2)'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(drawn.locator('canvas')).toHaveCSS('filter', filter)
    }
  })

  const other = page.locator('#damaged')
  await other.scrollIntoViewIfNeeded()
  await expect(other.getByRole('status')).toHaveText(/This is an outline/)
  expect(new Set(asked.map(one => one.origin)).size).toBe(1)

  await test.step('the wheel zooms a map only if set, otherwise it scrolls the page', async () => {
    await page.setViewportSize({ width: 768, height: 400 })
    for (const [map, zooms] of [
      [other, false],
      [drawn, true],
    ] as const) {
      await map.locator('.map-stage').hover({ position: { x: 30, y: 30 } })
      const pageTop = () => page.evaluate(() => scrollY)
      const pinPlace = () =>
        map.evaluate(root => {
          const place = (selector: string) =>
            root.querySelector(selector)?.getBoundingClientRect().x
          return Math.round((place('.map-marker') ?? 0) - (place('.map-stage') ?? 0))
        })
      const [top, pin] = [await pageTop(), await pinPlace()]
      await page.mouse.wheel(0, -120)
      const [moved, still] = zooms ? [pinPlace, pageTop] : [pageTop, pinPlace]
      await expect.poll(moved).not.toBe(zooms ? pin : top)
      expect(await still()).toBe(zooms ? top : pin)
    }
  })
})

/** Uploads to the library; returns the id. */
function uploadMap(bytes: Buffer): Promise<string> {
  return asOwner(async api => {
    const answer = await api.post('/api/admin/media?fileName=region.pmtiles', {
      data: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { item } = (await answer.json()) as { item: { id: string } }
    return item.id
  })
}
