import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './support/staff.ts'
import { expect, findAxeViolations, findOverflow } from './support/test.ts'

test.use({ expectedComplaint: /status of (409|413|415)/ })

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const colour = () => `#${crypto.randomUUID().slice(0, 6)}`

/** Chooses files through the upload button. */
async function upload(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles(files)
}

test('files are uploaded with progress; refused files show the reason in their row', async ({
  page,
}) => {
  await page.goto('/admin/media')
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script>'
  const mark = crypto.randomUUID()
  // Large to transfer but fast to process: one color, uncompressed.
  const large = await sharp({
    create: { width: 3000, height: 2400, channels: 3, background: colour() },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(20 * 1024 * 1024)
  await upload(
    page,
    { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('only text, no picture') },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
    {
      name: `${mark}.svg`,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(`${script}<title>${mark}</title><path d="M0 0h9v9z"/></svg>`),
    },
  )
  const list = page.getByRole('region', { name: 'Uploads' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(row('text.png')).toContainText('Failed')
  await expect(row('text.png')).toContainText('the file does not match its extension')
  await expect(row('large.png')).toContainText(/\d %|Processing/)
  await expect(row('large.png')).toContainText(/Done|Already in library/, { timeout: 60_000 })
  await expect(row(`${mark}.svg`)).toContainText('Done')
  expect(await findAxeViolations(page, '[aria-label="Uploads"]')).toEqual([])
  const found = await page.request.get(`/api/admin/media?q=${mark}`)
  const [{ id }] = (await found.json()).items
  const drawing = await page.request.get(`/media/${id}/original`)
  expect(await drawing.text()).not.toMatch(/script|onload/)
  expect(drawing.headers()['content-security-policy']).toContain('sandbox')
})

test('on a phone the details of a file are shown above the tiles, in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/media')
  await page.getByRole('option').nth(3).click()
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details).toBeInViewport()
  const above = await details.boundingBox()
  const below = await page.getByRole('listbox', { name: 'Library' }).boundingBox()
  expect(above && below && above.y + above.height <= below.y).toBe(true)
  expect(await findOverflow(page)).toBe(0)
})

test('several files dropped at once: the good ones are in, the others say why, nothing breaks', async ({
  page,
}) => {
  await page.goto('/admin/media')
  await expect(page.getByRole('listbox', { name: 'Library' })).toBeVisible()
  const mark = crypto.randomUUID()
  const pictures = await Promise.all([0, 1, 2].map(() => picture(300, 200, colour())))
  const files = [
    ...pictures.map((buffer, index) => ({
      name: `${mark}-${index}.png`,
      type: 'image/png',
      base64: buffer.toString('base64'),
    })),
    { name: `${mark}-text.png`, type: 'image/png', base64: btoa('only text, no picture') },
    {
      name: `${mark}.svg`,
      type: 'image/svg+xml',
      base64: btoa(
        `<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script><title>${mark}</title><path d="M0 0h9v9z"/></svg>`,
      ),
    },
  ]
  const transfer = await page.evaluateHandle(async wanted => {
    const data = new DataTransfer()
    for (const { name, type, base64 } of wanted) {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type }))
    }
    return data
  }, files)
  const zone = page.getByRole('listbox', { name: 'Library' })
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Drop the files here')).toBeVisible()
  await zone.dispatchEvent('dragover', { dataTransfer: transfer })
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('Drop the files here')).toBeHidden()

  const rows = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const good = rows.filter({ hasNotText: 'text.png' })
  await expect(good.filter({ hasText: 'Done' })).toHaveCount(4)
  await expect(rows.filter({ hasText: 'text.png' })).toContainText(
    /Failed.*the file does not match its extension/,
  )
  await page.getByRole('searchbox', { name: 'Search' }).fill(mark)
  await expect(page.getByRole('option')).toHaveCount(4)
  const found = await page.request.get(`/api/admin/media?kinds=svg&q=${mark}`)
  const [{ id }] = (await found.json()).items
  const drawing = await (await page.request.get(`/media/${id}/original`)).text()
  expect(drawing).toContain('<path')
  expect(drawing).not.toMatch(/script|onload/)
})

test('an answer of the library that is given up on its way breaks nothing', async ({ page }) => {
  await page.goto('/admin/media')
  await expect(page.getByRole('option').first()).toBeVisible()
  // Aborts reading a response body, as a new upload does.
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = async (...args) => {
      const answer = await fetch(...args)
      const [address] = args
      if (String(address).includes('q=slow')) {
        answer.json = async () => {
          throw new DOMException('The user aborted a request.', 'AbortError')
        }
      }
      return answer
    }
  })
  const search = page.getByRole('searchbox', { name: 'Search' })
  const asked = page.waitForResponse(/q=slow/)
  await search.fill('slow')
  await asked
  await search.fill('')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the focal point is moved by keys; deleting asks while it is used, and is undone', async ({
  page,
}) => {
  const name = `pot-${crypto.randomUUID()}.png`
  const added = await page.request.post(`/api/admin/media?fileName=${name}`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: await picture(600, 400, colour()),
  })
  const { item } = await added.json()
  const category = { name: `Shelf ${name}`, image: item.id }
  expect((await page.request.post('/api/admin/categories', { data: category })).status()).toBe(200)

  await page.goto('/admin/media')
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').dblclick()
  const point = page.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(point).toHaveAccessibleName('Focal point: 48 % from the left, 60 % from the top')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const stored = await page.request.get(`/api/admin/media/${item.id}`)
  expect((await stored.json()).focus).toEqual({ x: 48, y: 60 })

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Still in use' })
  await expect(dialog).toContainText(category.name)
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(page.getByText('1 file moved to trash')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/admin/media/${item.id}`)
      return (await answer.json()).deletedAt
    })
    .toBeNull()
})
