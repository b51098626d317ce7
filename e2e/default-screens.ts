/**
 * `npm run screenshots:defaults`: contact sheets of every module as the palette adds it,
 * published without a change, on a phone and a desktop. `-- hero tabs` takes some of them; `--dark`, `--rtl` and `--de` take all in
 * the dark scheme, in Arabic, and with the German texts of the builder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'
import { removeFolder, startSite } from '../bench/site.ts'
import { change } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { type Shot, writeContactSheets } from './support/contact-sheet.ts'
import { speak } from './support/pictures.ts'
import { putWithHeader } from './support/put-header.ts'
import { type Node, paragraph, putPageWithPopups, words } from './support/put-popup.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../screenshots/defaults')
const flags = new Set(process.argv.slice(2).filter(one => one.startsWith('--')))
const named = process.argv.slice(2).filter(one => !one.startsWith('--'))
const colorScheme = flags.has('--dark') ? 'dark' : 'light'
const suffix = [...flags].map(flag => flag.replace('--', '-')).join('')
const SCREENS = [
  { width: 1440, height: 900, columns: 3 },
  { width: 390, height: 844, columns: 4 },
]
const PER_SHEET = 12
const MAX_HEIGHT_PX = 1600
const TIME_FOR_MOTION_MS = 1500
/** Modules that need a post. */
const OF_POSTS =
  /^(post-(content|meta|navigation|title)|author-box|related-posts|series|table-of-contents|breadcrumbs|field-list)/
/** Only offered inside their parents. */
const PARTS = ['column']
/** Queries for modules whose content depends on them. */
const QUERIES: Record<string, string> = { 'search-results': '?q=bowl' }

let count = 0
mkdirSync(folder, { recursive: true })
const vite = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' })
const { modules } = (await vite.ssrLoadModule('/src/modules/index.ts')) as {
  modules: Map<string, { upgrades?: object[] }>
}
const { startOf } = await vite.ssrLoadModule('/src/builder/insert/start-of.ts')
const { fittingPlace } = await vite.ssrLoadModule('/src/builder/document/fitting-position.ts')
const { createTexts } = await vite.ssrLoadModule('/src/builder/texts.ts')
const texts = createTexts(flags.has('--de') ? 'de' : 'en')
/** New modules have the current format. */
const upgrades = Object.fromEntries(
  [...modules].flatMap(([type, module]) =>
    module.upgrades ? [[type, module.upgrades.length]] : [],
  ),
)
const types = [...modules.keys()].filter(
  type => !PARTS.includes(type) && (named.length === 0 || named.includes(type)),
)

const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  if (flags.has('--rtl')) await speak(owner, 'ar')
  if (flags.has('--de')) await speak(owner, 'de')
  const context = await browser.newContext({ baseURL: site.url, colorScheme })
  const page = await context.newPage()
  // Fonts are loaded by the second page at the latest (decision 56).
  await page.goto('/', { waitUntil: 'networkidle' })
  const shots = new Map<number, Shot[]>(SCREENS.map(({ width }) => [width, []]))
  for (const type of types) {
    const { id, path } =
      type === 'order-received'
        ? { id: undefined, path: await buy(context.request, { product: 'serving-bowl' }) }
        : await publish(owner, type)
    for (const { columns: _, ...viewport } of SCREENS) {
      await page.setViewportSize(viewport)
      shots.get(viewport.width)?.push(await shoot(page, type, path))
    }
    // Lists of the next modules show the site's own pages only.
    if (id) await change(owner.request, `/pages/${id}`, {}, 'DELETE')
  }
  for (const { width, columns } of SCREENS) {
    const options = { browser, folder, columns, perSheet: PER_SHEET }
    await writeContactSheets(shots.get(width) ?? [], {
      ...options,
      name: `defaults-${width}${suffix}`,
    })
  }
} finally {
  await browser.close()
  await site.stop()
  await vite.close()
  removeFolder(site.dataDir)
}

/** A page with one new module, in the section that the palette puts around it. */
async function publish(owner: Page, type: string): Promise<{ id?: string; path: string }> {
  const api = owner.request
  const node: Node = { type, props: { ...withIds(startOf(type, texts)), id: 'added' } }
  const rest = [
    words('before', 'First heading'),
    paragraph('text', 'A paragraph of the page around it.'),
  ]
  if (type === 'header') {
    const { id: _, ...header } = node.props
    return { path: await putWithHeader(api, { wanted: '/header', header, content: rest }) }
  }
  if (type === 'popup') {
    const inPopup = { ...node, props: { ...node.props, trigger: 'delay', at: 0 } }
    return putPageWithPopups(rest, [inPopup], act => act(api))
  }
  const { node: own } = fittingPlace([], undefined, node) as { node: Node }
  // Used to find the module in the page.
  if (own !== node) own.props.id = 'added-section'
  const isOfPost = OF_POSTS.test(type)
  const content = isOfPost ? [section('rest', ...rest), own, section('more', ...rest)] : [own]
  const path = `${isOfPost ? '/journal' : ''}/added-${type}`
  const title = 'Title of the page'
  const document = { schema: 1, upgrades, root: { props: { title } }, content }
  const kind = isOfPost ? 'post' : 'page'
  const { id } = await change(api, '/pages', { path, title, kind, document })
  await change(api, `/pages/${id}/publish`)
  return { id, path: path + (QUERIES[type] ?? '') }
}

function section(id: string, ...content: Node[]): Node {
  return { type: 'section', props: { id, content: content.map(withIds) } }
}

/** Gives modules ids, as the builder does, except the tested one. */
function withIds<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, one) =>
    key === 'props' && one && typeof one === 'object' && one.id !== 'added'
      ? { ...one, id: `id-${++count}` }
      : one,
  )
}

async function shoot(page: Page, type: string, path: string): Promise<Shot> {
  // Popups open once per visit.
  if (type === 'popup')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await page.goto(path, { waitUntil: 'load' })
  // The demo's announcement, which stays in view.
  await page.addStyleTag({ content: '.m-popup[data-kind="bar"] { display: none }' })
  await page.evaluate(() => document.fonts.ready)
  const { width = 0 } = page.viewportSize() ?? {}
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const name = `${type}${tooWide > 0 ? ` — ${tooWide} px wider than the window` : ''}`
  if (type === 'popup' || type === 'header') {
    await page.waitForTimeout(TIME_FOR_MOTION_MS)
    return save({ name, png: await page.screenshot() }, type, width)
  }
  const own = page.locator(type === 'order-received' ? 'main' : '#added-section, section#added')
  if (!(await own.count())) return { name }
  await own.scrollIntoViewIfNeeded()
  await page.waitForTimeout(TIME_FOR_MOTION_MS)
  const box = await own.boundingBox()
  if (!box) return { name }
  const scrolled = await page.evaluate(() => scrollY)
  const height = Math.max(1, Math.min(box.height, MAX_HEIGHT_PX))
  const clip = { x: 0, y: box.y + scrolled, width, height }
  return save({ name, png: await page.screenshot({ fullPage: true, clip }) }, type, width)
}

/** Also saves the full-size image. */
function save(shot: Shot, type: string, width: number): Shot {
  if (shot.png) writeFileSync(join(folder, `${type}-${width}${suffix}.png`), shot.png)
  return shot
}
