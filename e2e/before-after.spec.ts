import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('before and after: the divider moves by keyboard and pointer, right to left too (APG Slider)', async ({
  page,
}) => {
  const root = await openExample(page, 'before-after')
  const slider = root.getByRole('slider', { name: 'Divider between Before and After' })
  const before = root.locator('.before-after-before')
  const clip = () => before.evaluate(element => getComputedStyle(element).clipPath)
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before: 50%')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('51')
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before: 100%')
  await page.keyboard.press('PageDown')
  expect(Number(await slider.inputValue())).toBeLessThan(95)

  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2)
  await page.mouse.up()
  expect(Number(await slider.inputValue())).toBeCloseTo(25, -1)
  expect(await clip()).toMatch(/^inset\(0px (calc\()?\D*7\d/)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await clip()).toMatch(/^inset\(0px 0px 0px /)
  await slider.focus()
  const at = Number(await slider.inputValue())
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(at + 1))
  expect(await findAxeViolations(page, '#before-after-1')).toEqual([])
})

test('before and after: one above the other it moves up and down, and may follow the pointer', async ({
  page,
}) => {
  const root = await openExample(page, 'before-after', { example: 2 })
  const slider = root.getByRole('slider')
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8)
  // Visible part of the lower image: keys that increase add to it.
  expect(Number(await slider.inputValue())).toBeCloseTo(20, -1)
  await expect(slider).toHaveAttribute('aria-valuetext', /^At night: /)
  const third = page.locator('#before-after-3')
  await third.scrollIntoViewIfNeeded()
  const other = third.getByRole('slider')
  await other.hover({ position: { x: 30, y: 30 } })
  expect(Number(await other.inputValue())).toBeLessThan(10)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('before and after: both images are seen, one beside the other', async ({ page }) => {
    const root = await openExample(page, 'before-after', { script: false })
    const left = await root.getByRole('img', { name: 'as it came in' }).boundingBox()
    const right = await root.getByRole('img', { name: 'after two weeks' }).boundingBox()
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
    expect(left?.width).toBeGreaterThan(300)
    await expect(root.getByText('Before', { exact: true })).toBeVisible()
  })

  test('hotspots: all words are a list below the image', async ({ page }) => {
    const root = await openExample(page, 'hotspots', { script: false })
    await expect(root.getByText('Light without a shadow')).toBeVisible()
    await expect(root.getByRole('listitem')).toHaveCount(3)
  })
})

test('hotspots: a point opens its words beside it by keyboard, Escape brings the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'hotspots', { script: false })
  const point = root.getByRole('button', { name: 'The long table' })
  const words = root.getByText('Four meters of beech')
  await expect(words).toBeHidden()
  await point.focus()
  await page.keyboard.press('Enter')
  await expect(words).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(root.getByRole('link', { name: 'Book a place at it' })).toBeFocused()
  expect(await findAxeViolations(page, '#hotspots-1')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(point).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(words).toBeVisible()
})
