/** `npm run screenshots:admin`: the pictures under `docs/screenshots/admin/`, of a demo site on which work waits. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { removeFolder, type Site, startSite } from '../bench/site.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { change, firstOf, placeOrders, sendEnquiry } from './support/fill-site.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../docs/screenshots/admin')
const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1100 },
]
interface Shot {
  path: string
  /** What is pressed there before the picture is taken. */
  open?: (page: Page) => Promise<unknown>
  isDarkToo?: true
}

mkdirSync(folder, { recursive: true })
// `npm run screenshots:admin -- orders de`: only what is named so, in German.
const [only = '', locale = 'en'] = process.argv.slice(2)
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const owner = addStaff('owner', site.dataDir)
  addStaff('shop-manager', site.dataDir)
  const page = await newPage(browser, site)
  await signIn(page, owner)
  const shots = await fillSite(site, page)
  const wanted = Object.entries(shots).filter(([name]) => name.includes(only))
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    for (const [name, shot] of wanted) {
      await shoot(page, `${name}-${viewport.width}`, shot, 'light')
      if (shot.isDarkToo) await shoot(page, `${name}-${viewport.width}-dark`, shot, 'dark')
    }
  }
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

async function newPage(browser: Browser, { url }: Site) {
  const context = await browser.newContext({
    baseURL: url,
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  })
  // The sign-in page speaks the language of the browser: the helper presses its buttons in English.
  await context.setExtraHTTPHeaders({ 'accept-language': 'en' })
  if (locale === 'de') {
    await context.addInitScript(() => localStorage.setItem('RaStore.locale', '"de"'))
  }
  return context.newPage()
}

async function fillSite({ url }: Site, page: Page): Promise<Record<string, Shot>> {
  const staff = page.request
  const visitor = () => request.newContext({ baseURL: url })
  await placeOrders(visitor, 12)
  const writer = await visitor()
  await sendEnquiry(writer, {
    name: 'Kerttu Mäkelä',
    message: 'A bowl for forty people, glazed celadon, for a wedding in May.',
  })
  await sendEnquiry(writer, { name: 'Tom Ashworth', message: 'Do you repair a cracked teapot?' })
  await writer.dispose()
  const { items: orders } = (await (await staff.get('/api/admin/orders?perPage=20')).json()) as {
    items: { id: string; status: string }[]
  }
  for (const { id, status } of orders.slice(4)) {
    if (status === 'on-hold') {
      await change(staff, `/orders/${id}/status`, { status: 'processing', notify: true })
    }
  }
  for (const { id } of orders.slice(7)) {
    await change(staff, `/orders/${id}/status`, { status: 'completed', notify: true })
  }
  await change(staff, '/redirects', { from: '/teapots', to: '/shop', status: 301 })
  await change(staff, '/redirects', { from: '/about-us', to: '/about', status: 308 })
  for (const name of ['Gift', 'Thrown', 'Wood-fired']) await change(staff, '/tags', { name })
  await change(staff, '/users/invitations', {
    email: 'helene@example.com',
    name: 'Helene Moreau',
    role: 'editor',
  })
  const id = async (list: string, query = '') =>
    encodeURIComponent((await firstOf(staff, `/${list}${query}`)).id)
  const about = await id('pages', '?q=about')
  const draft = (await (await staff.get(`/api/admin/pages/${about}`)).json()) as {
    version: number
    document: { root: { props: { title: string } } }
  }
  draft.document.root.props.title = 'The studio by the river'
  await change(
    staff,
    `/pages/${about}/draft`,
    { document: draft.document, version: draft.version },
    'PUT',
  )
  const tab = (name: string) => (shown: Page) =>
    shown
      .getByRole('tab')
      .nth(['site', 'look', 'shop', 'shipping', 'mail', 'messages'].indexOf(name))
      .click()
  return {
    dashboard: { path: '/', isDarkToo: true },
    'go-to': { path: '/', open: shown => shown.keyboard.press('Control+K') },
    pages: { path: '/pages', isDarkToo: true },
    'page-new': { path: '/pages/create' },
    'page-settings': { path: `/pages/${about}` },
    'page-revisions': { path: `/pages/${about}/revisions` },
    media: { path: '/media' },
    menus: { path: '/menus' },
    redirects: { path: '/redirects' },
    redirect: { path: `/redirects/${await id('redirects')}` },
    messages: { path: '/submissions' },
    message: { path: `/submissions/${await id('submissions')}` },
    orders: { path: '/orders', isDarkToo: true },
    order: { path: `/orders/${orders[5]?.id}`, isDarkToo: true },
    products: { path: '/products', isDarkToo: true },
    'product-new': { path: '/products/create' },
    product: { path: `/products/${await id('products', '?q=teapot')}` },
    'product-variants': {
      path: `/products/${await id('products', '?type=variable')}`,
      open: async shown => {
        await shown.getByRole('table').first().scrollIntoViewIfNeeded()
        await shown.locator('button[aria-expanded="false"]').last().click()
      },
    },
    categories: { path: '/categories' },
    category: { path: `/categories/${await id('categories')}` },
    tags: { path: '/tags' },
    import: { path: '/imports' },
    outbox: { path: '/outbox' },
    tasks: { path: '/jobs' },
    users: { path: '/users' },
    account: { path: '/account' },
    audit: { path: '/audit' },
    ...Object.fromEntries(
      ['site', 'look', 'shop', 'shipping', 'mail', 'messages'].map(name => [
        `settings-${name}`,
        { path: '/settings', open: tab(name) },
      ]),
    ),
    builder: { path: `/edit/${about}`, isDarkToo: true },
  }
}

async function shoot(
  page: Page,
  name: string,
  { path, open }: Shot,
  colorScheme: 'light' | 'dark',
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(`/admin${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  if (open) {
    await open(page).catch(error => console.error(name, String(error).slice(0, 200)))
    await page.waitForLoadState('networkidle')
  }
  await page.waitForTimeout(300)
  const file = join(folder, `${name}.png`)
  // A palette: screens have few colours, and eighty of them are kept.
  const picture = await page.screenshot()
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(file)
  console.log(file)
}
