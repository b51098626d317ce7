import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startFeedSite } from '../tests/doubles/feed-site.ts'
import { startOembedProvider } from '../tests/doubles/oembed-provider.ts'
import { change } from './support/admin-api.ts'
import { makePage, option, saved, section, stored } from './support/builder-page.ts'
import { offer } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { canvasOf, openBuilder } from './support/staff.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** A site whose server calls the double instead of providers. */
test.describe.configure({ mode: 'serial' })
// Provider failures are refused with a reason.
test.use({ expectedComplaint: /the server responded with a status of (?:422|502|503)/ })

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ'

let site: Site
let provider: Awaited<ReturnType<typeof startOembedProvider>>
let staff: Page

test.beforeAll(async ({ browser }) => {
  const color = { width: 1280, height: 720, channels: 3, background: '#31566b' } as const
  provider = await startOembedProvider(await sharp({ create: color }).webp().toBuffer())
  site = await startSite({
    env: { OEMBED_URL: provider.url, ALLOW_PRIVATE_ADDRESSES: '1', DEMO: '0', RATE_LIMIT: '0' },
  })
  staff = await browser.newPage({ baseURL: site.url })
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(staff, addStaff('owner', site.dataDir))
})
test.afterAll(async () => {
  await staff?.close()
  await site?.stop()
  provider?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
})

async function paste(field: ReturnType<Page['getByLabel']>, text: string) {
  await staff.evaluate(words => navigator.clipboard.writeText(words), text)
  await field.fill('')
  await field.press('ControlOrMeta+v')
}

test('EM-1: a pasted URL gets title and image in the builder, and visitors contact no other host', async ({
  page,
}) => {
  const embed = { type: 'embed', props: { id: 'film', caption: 'By the river' } }
  const made = await makePage(staff, [section(embed)])
  await openBuilder(staff, made.id)
  await staff.getByRole('treeitem', { name: /^Embed/ }).click()
  const panel = staff.getByRole('complementary', { name: 'Settings' })

  provider.says.behaviour = 'too-many'
  await paste(option(staff, 'Address'), VIDEO)
  await expect(panel.getByText(/^The provider receives too many requests/)).toBeVisible()
  await expect(canvasOf(staff).getByRole('button', { name: 'Load from YouTube' })).toBeVisible()
  expect(await findAxeViolations(staff, '.builder-options')).toEqual([])
  provider.says.behaviour = 'works'
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('Fetched from YouTube.')).toBeVisible()
  await expect(option(staff, 'Name')).toHaveValue('A walk by the river')
  await expect(canvasOf(staff).locator('.embed-poster img')).toBeVisible()

  await test.step('another URL brings its own, and keeps edited texts', async () => {
    await option(staff, 'Name').fill('My own name')
    provider.says.title = 'Another film'
    const before = provider.asked.length
    await paste(option(staff, 'Address'), 'https://vimeo.com/76979871')
    await expect(panel.getByText('Fetched from Vimeo.')).toBeVisible()
    expect(provider.asked.length).toBeGreaterThan(before)
    await expect(option(staff, 'Name')).toHaveValue('My own name')
  })
  // “Saved” may still be that of an earlier change.
  await expect
    .poll(async () => JSON.stringify(await stored(staff, made.id)))
    .toMatch(/(?=.*76979871)(?=.*My own name)/)
  await expect(saved(staff)).toBeVisible()
  await change(staff.request, `/pages/${made.id}/publish`)

  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto(site.url + made.path)
  await expect(page.getByText('My own name')).toBeVisible()
  await expect(page.locator('.embed-poster img')).toHaveJSProperty('complete', true)
  expect([...hosts]).toEqual([new URL(site.url).host])
})

test('EM-1: a URL pasted onto the canvas becomes a module described by its provider', async () => {
  const text = { type: 'text', props: { id: 'words', body: '<p>Words of ours</p>' } }
  const made = await makePage(staff, [section(text)])
  await openBuilder(staff, made.id)
  provider.says.title = 'A walk by the river'
  const content = async () => {
    const [first] = (await stored(staff, made.id)).document.content
    return (first?.props.content as { type: string; props: Record<string, unknown> }[]) ?? []
  }
  const paste = async (words: string) => {
    await staff.evaluate(one => navigator.clipboard.writeText(one), words)
    await staff.keyboard.press('ControlOrMeta+v')
  }
  await staff.getByRole('treeitem', { name: /^Section/ }).click()
  await canvasOf(staff).locator('main').focus()
  await paste(VIDEO)
  await expect(canvasOf(staff).locator('.m-video .video-poster img')).toBeVisible()
  await test.step('other pasted text creates nothing, and copied modules have priority', async () => {
    await paste('https://example.com/about')
    await staff.keyboard.press('ControlOrMeta+c')
    await expect.poll(() => staff.evaluate(() => navigator.clipboard.readText())).toBe('Video')
    await staff.keyboard.press('ControlOrMeta+v')
    await expect(canvasOf(staff).locator('.m-video')).toHaveCount(2)
  })
  await test.step('is inserted as text while a text is edited', async () => {
    await canvasOf(staff).getByText('Words of ours').click()
    await canvasOf(staff).getByRole('textbox').press('End')
    await paste('https://vimeo.com/76979871')
    await expect(canvasOf(staff).getByText('Words of ours')).toContainText('vimeo.com')
  })
  await expect
    .poll(async () =>
      (await content()).map(({ type, props }) => [type, props.url ?? props.body, props.name]),
    )
    .toEqual([
      ['text', expect.stringContaining('https://vimeo.com/76979871'), undefined],
      ['video', VIDEO, 'A walk by the river'],
      ['video', VIDEO, 'A walk by the river'],
    ])
})

test('a pasted feed URL shows its entries; the panel reports the result', async ({ page }) => {
  const feed = await startFeedSite()
  const made = await makePage(staff, [section()])
  await openBuilder(staff, made.id)
  await staff.getByRole('treeitem', { name: /^Section/ }).click()
  await canvasOf(staff).locator('main').focus()
  await staff.evaluate(one => navigator.clipboard.writeText(one), `${feed.url}/feed`)
  await staff.keyboard.press('ControlOrMeta+v')
  const panel = staff.getByRole('complementary', { name: 'Settings' })
  const entries = canvasOf(staff).locator('.m-feed li')
  await expect(entries).toHaveText([/First/])
  await expect(panel.getByText('“The other site” was read: 1 entry.')).toBeVisible()

  await test.step('an unreadable URL is explained, and typing sends no requests', async () => {
    feed.says.behaviour = 'page'
    const before = feed.asked.length
    const address = option(staff, 'Address of the feed')
    await address.fill(`${feed.url}/about`)
    await expect(canvasOf(staff).getByText(/not available at the moment/)).toBeVisible()
    expect(feed.asked).toHaveLength(before)
    await address.press('Tab')
    await expect(panel.getByText(/^This is no RSS, Atom or JSON feed/)).toBeVisible()
    expect(await findAxeViolations(staff, '.builder-options')).toEqual([])
  })
  await test.step('reading it again succeeds', async () => {
    feed.says.behaviour = 'works'
    feed.says.titles = ['One', 'Two']
    await panel.getByRole('button', { name: 'Read again' }).click()
    await expect(entries).toHaveText([/One/, /Two/])
  })
  await expect(saved(staff)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await stored(staff, made.id))).toContain('/about')
  await change(staff.request, `/pages/${made.id}/publish`)
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto(site.url + made.path)
  await expect(page.getByRole('link', { name: 'Two', exact: true })).toBeVisible()
  expect([...hosts]).toEqual([new URL(site.url).host])
  feed.stop()
})

test('a product’s videos are added, described, removed and saved in its form', async () => {
  const { id } = await change<{ id: string }>(staff.request, '/products', {
    ...{ name: 'Bowl', status: 'published', offer: offer(1200) },
  })
  await staff.goto(`/admin/products/${id}`)
  const videos = staff.getByRole('group', { name: 'Videos', exact: true })
  await videos.getByRole('button', { name: 'Add video URL' }).click()
  const first = videos.getByRole('group', { name: 'Video 1', exact: true })
  await paste(first.getByLabel('Video URL'), VIDEO)
  await expect(first.getByText('Fetched from YouTube.')).toBeVisible()
  await expect(first.locator('img')).toBeVisible()
  await videos.getByRole('button', { name: 'Add video URL' }).click()
  const second = videos.getByRole('group', { name: 'Video 2', exact: true })
  await second.getByLabel('Video URL').fill('no address')
  await expect(second.getByLabel('Video URL')).toHaveAttribute('aria-invalid', 'true')
  expect(await findAxeViolations(staff, '[role="group"][aria-label="Videos"]')).toEqual([])
  await second.getByRole('button', { name: /^Remove/ }).click()
  await expect(second).toHaveCount(0)
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  const read = async () =>
    (await (await staff.request.get(`/api/admin/products/${id}`)).json()).videos
  await expect.poll(read).toMatchObject([{ file: null, url: VIDEO, poster: expect.any(String) }])
})
