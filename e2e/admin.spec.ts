import type { APIRequestContext, Page } from '@playwright/test'
import { asOwner, change, firstOf } from './support/admin-api.ts'
import { placeOrder } from './support/buyer.ts'
import { sendEnquiry } from './support/fill-site.ts'
import { isThere } from './support/is-there.ts'
import { addProduct, offer } from './support/new-product.ts'
import { pageId, test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

interface Screen {
  /** Path below `/admin`, or a function that looks up an entry in the API. */
  path: string | ((page: Page) => Promise<string>)
  /** Interaction before the check. */
  open?: (page: Page) => Promise<unknown>
  /** Part of an API URL whose response is broken. */
  broken?: string
  /** The opened element belongs to the screen and closes with it. */
  isPart?: boolean
  /** Checked element; menus attached to a button belong to no landmark. */
  within?: string
}

/** Edit page of the first entry of an API list. */
const first = (list: string, query = '') => ({
  path: async (page: Page) =>
    `/${list}/${encodeURIComponent((await firstOf(page.request, `/${list}${query}`)).id)}`,
})
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const filtered = (list: string, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const OPEN_MENU = '[role="presentation"]:has([role="menu"])'

const screens: Record<string, Record<string, Screen>> = {
  frame: {
    dashboard: { path: '/' },
    'go to': { path: '/', open: page => page.keyboard.press('Control+K') },
    'language menu': { path: '/', open: button('English'), within: OPEN_MENU },
    'user menu': { path: '/', open: button(/^Aino/), within: OPEN_MENU },
    folded: {
      path: '/',
      open: async page => {
        await button('Close menu')(page)
        // Move away from the button, whose tooltip may appear.
        await page.mouse.move(640, 700)
      },
    },
    account: { path: '/account' },
    users: { path: '/users' },
    audit: { path: '/audit' },
    health: { path: '/health' },
    backups: { path: '/backups' },
    tasks: { path: '/jobs' },
    outbox: { path: '/outbox' },
    'nothing found': { path: filtered('redirects', { q: 'nothing like it' }) },
    'no such place': { path: '/nowhere' },
  },
  site: {
    pages: { path: '/pages' },
    'page menu': { path: '/pages', open: button(/^More for/), within: OPEN_MENU },
    'new page': { path: '/pages/create' },
    page: { path: async page => `/pages/${await pageId(page, '/about')}` },
    revisions: {
      path: async page => `/pages/${(await firstOf(page.request, '/pages?q=/axe-')).id}/revisions`,
    },
    media: { path: '/media' },
    menus: { path: '/menus' },
    popups: { path: '/popups' },
    'new popup': { path: '/popups/create' },
    templates: { path: '/templates' },
    'new template': { path: '/templates/create' },
    'categories and tags': { path: '/terms' },
    'new category or tag': { path: '/terms/create' },
    authors: { path: '/authors' },
    'new author': { path: '/authors/create' },
    'content types': { path: '/content-types' },
    'new content type': {
      path: '/content-types/create',
      open: page => page.getByRole('button', { name: 'Add', exact: true }).click(),
    },
    discounts: { path: '/discounts' },
    'new discount': { path: '/discounts/create' },
    discount: first('discounts'),
    redirects: { path: '/redirects' },
    searches: { path: '/searches' },
    '404 errors': { path: '/missing-paths' },
    'new redirect': { path: '/redirects/create' },
    redirect: first('redirects'),
    messages: { path: '/submissions' },
    message: first('submissions'),
    comments: { path: '/comments' },
    reviews: { path: '/reviews' },
    newsletters: { path: '/newsletter-letters' },
    newsletter: {
      path: async () => {
        const body = { subject: 'Spring' }
        const { id } = await asOwner(api => change(api, '/newsletter-letters', body))
        return `/newsletter-letters/${id}`
      },
    },
    subscribers: { path: '/newsletter-subscribers' },
    'new subscriber': { path: '/newsletter-subscribers/create' },
    'import of subscribers': { path: '/newsletter-subscribers', open: button('Import') },
    'suppression list': { path: '/newsletter-suppressions' },
    'newsletter services': { path: '/newsletter-accounts' },
    'new newsletter service': { path: '/newsletter-accounts/create' },
    'newsletter lists': { path: '/newsletter-lists' },
    'new newsletter list': { path: '/newsletter-lists/create' },
  },
  settings: Object.fromEntries(
    [
      '',
      '/theme',
      '/search-engines',
      '/shop',
      '/shipping',
      '/email',
      '/forms',
      '/comments',
      '/privacy',
    ].map((tab, index) => [
      `settings${tab}`,
      {
        path: `/settings${tab}`,
        // The rest of the page was checked with the first tab.
        ...(index > 0 && { within: '[id^="tabpanel-"]:not([aria-hidden])' }),
      },
    ]),
  ),
  shop: {
    products: { path: '/products' },
    'selected products': {
      path: '/products',
      open: page => page.getByRole('checkbox', { name: 'Select this row' }).first().click(),
    },
    'new product': { path: '/products/create' },
    product: first('products', '?q=clock'),
    'variable product': first('products', '?type=variable'),
    'media picker': { ...first('products', '?q=clock'), open: button('Add image') },
    categories: { path: '/categories' },
    'new category': { path: '/categories/create' },
    category: first('categories'),
    tags: { path: '/tags' },
    'new tag': { path: '/tags/create' },
    tag: first('tags'),
    import: { path: '/imports' },
    'tax rates': { path: '/tax-rates' },
    'new tax rate': { path: '/tax-rates/create' },
    'tax rate': first('tax-rates'),
    imports: { path: '/imports/products' },
    'imports of tax rates': { path: '/imports/tax-rates' },
    'EU tax rates': { path: '/tax-rates', open: button('Insert EU rates') },
    'tax settings': { path: '/settings/tax' },
    'checkout settings': { path: '/settings/checkout' },
    'EU tax report': { path: '/tax-report' },
    'shop emails': { path: '/shop-mails' },
    'gift cards': { path: '/gift-cards' },
    customers: { path: '/customers' },
    'customer groups': { path: '/customer-groups' },
    'new customer group': { path: '/customer-groups/create' },
    'new gift card': { path: '/gift-cards/create' },
    brands: { path: '/brands' },
    'new brand': { path: '/brands/create' },
    attributes: { path: '/attributes' },
    attribute: {
      path: async () => {
        const option = { key: 'finish', name: 'Finish', values: ['Matt'], visible: true }
        const options = [{ ...option, variation: false, global: true }]
        await asOwner(api => addProduct(api, { name: 'Finished', offer: offer(1000), options }))
        return `/attributes/${(await asOwner(api => firstOf(api, '/attributes'))).id}`
      },
    },
    manufacturers: { path: '/manufacturers' },
    'new manufacturer': { path: '/manufacturers/create' },
    withdrawals: { path: '/withdrawals' },
    'abandoned carts': { path: '/abandoned-carts' },
    reports: { path: '/reports' },
    'report by product': { path: '/reports?tab=products&period=year' },
    'report of a custom period': { path: '/reports?period=custom&from=2026-01-01&to=2026-01-31' },
    'invoice settings': { path: '/settings/invoices' },
    invoices: { path: '/invoices' },
    orders: { path: '/orders' },
    'new order': { path: '/orders/new' },
    order: first('orders'),
    // Orders refunded by another test have no actions.
    'order menu': {
      ...first('orders', '?status=on-hold'),
      open: button('More actions'),
      within: OPEN_MENU,
    },
    'payment of an order': {
      ...first('orders', '?status=on-hold'),
      open: button('Record payment…'),
      within: '[role="dialog"]',
    },
    'shipment of an order': {
      ...first('orders', '?status=processing&paymentState=paid&fulfilmentState=none'),
      open: button('Ship items…'),
      within: '[role="dialog"]',
    },
    'refund of an order': {
      ...first('orders', '?status=processing&paymentState=paid&fulfilmentState=none'),
      open: button('Refund…'),
      within: '[role="dialog"]',
    },
  },
}

/** Deleted, about to be deleted, and failed to load. */
screens['what goes wrong'] = {
  'deleted pages': { path: filtered('pages', { status: 'trash' }) },
  'a page deleted for good': {
    path: filtered('pages', { status: 'trash' }),
    open: button('Delete permanently'),
  },
  'deleted products': { path: filtered('products', { status: 'trash' }) },
  'deleted media': { path: '/media', open: button('Trash') },
  'categories about to be deleted': {
    path: '/categories',
    open: async page => {
      await page.getByRole('checkbox', { name: 'Select this row' }).first().click()
      await button('Delete')(page)
    },
  },
  'a broken list': { path: '/redirects', broken: '/redirects?' },
  'broken pages': { path: '/pages', broken: '/pages?' },
  'broken invoices': { path: '/invoices', broken: '/invoices?' },
  'a broken order': { ...first('orders'), broken: '/orders/' },
  'a broken product': { ...first('products'), broken: '/products/' },
  'a broken dashboard': { path: '/', broken: '/dashboard' },
}

/** A site on which no list is empty. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await placeOrder(visitor, { product: 'pencil' })
  const paid = await placeOrder(visitor, { product: 'pencil' })
  await asOwner(async staff => {
    const { id } = await firstOf(staff, `/orders?q=${paid}`)
    await change(staff, `/orders/${id}/payments`, { notify: false })
  })
  await sendEnquiry(visitor, { name: 'Kerttu Mäkelä', message: 'A box for forty.' })
  await visitor.dispose()
  await asOwner(fillLists)
})

async function fillLists(staff: APIRequestContext) {
  const own = crypto.randomUUID().slice(0, 8)
  await change(staff, '/redirects', { from: `/old-${own}`, to: '/about', status: 301 })
  await change(staff, '/tags', { name: `Tag ${own}` })
  await change(staff, '/discounts', { code: `axe-${own}`, type: 'percent', percent: 1000 })
  const made = await change<{ id: string; version: number; document: object }>(staff, '/pages', {
    path: `/axe-${own}`,
    title: 'Axe',
  })
  await change(staff, `/pages/${made.id}/publish`)
  const document = {
    ...made.document,
    content: [{ type: 'heading', props: { id: 'h', text: 'A new heading' } }],
  }
  await change(staff, `/pages/${made.id}/draft`, { document, version: made.version }, 'PUT')
  const [page, product] = await Promise.all([
    change<{ id: string }>(staff, '/pages', { path: `/gone-${own}`, title: 'Gone' }),
    change<{ id: string }>(staff, '/products', { name: `Gone ${own}`, type: 'simple' }),
  ])
  await change(staff, `/pages/${page.id}`, {}, 'DELETE')
  await change(staff, `/products/${product.id}`, {}, 'DELETE')
}

for (const [area, shown] of Object.entries(screens)) {
  test.describe(() => {
    const isBroken = Object.values(shown).some(({ broken }) => broken)
    if (isBroken) test.use({ expectedComplaint: /status of 500/ })
    test(`axe finds nothing on the admin’s screens of ${area}, light and dark`, async ({
      page,
    }) => {
      test.slow()
      // Accept leaving a form with changes.
      page.on('dialog', dialog => dialog.accept())
      let isLoaded = false
      for (const [name, screen] of Object.entries(shown)) {
        const go = isLoaded && !screen.broken ? follow : load
        await test.step(name, () => look(page, name, screen, go))
        isLoaded = true
      }
    })
  })
}

const load = (page: Page, address: string) => page.goto(address)

/** Navigates without reloading, like links. */
async function follow(page: Page, address: string) {
  const isAnother = await page.evaluate(to => {
    for (const seen of document.querySelectorAll('main *')) seen.setAttribute('data-seen', '')
    const isAnother = location.pathname + location.search !== to
    const state = { idx: history.state.idx + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    return isAnother
  }, address)
  if (isAnother) await expect(page.locator('main :not([data-seen])')).not.toHaveCount(0)
}

async function look(
  page: Page,
  name: string,
  { path, open, isPart, within, broken }: Screen,
  go: (page: Page, address: string) => Promise<unknown>,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const address = `/admin${typeof path === 'string' ? path : await path(page)}`
  const isBroken = (url: URL) => broken !== undefined && url.href.includes(`/api/admin${broken}`)
  await page.route(isBroken, route => route.fulfill({ status: 500, body: '{}' }))
  await go(page, address)
  await isThere(page)
  if (broken) await expect(page.getByRole('alert')).toContainText('could not be loaded')
  if (open) {
    await open(page)
    // Tooltips belong to no landmark.
    await page.mouse.move(0, 0)
    await isThere(page)
  }
  const violations = await findAxeViolationsInBothSchemes(page, ...(within ? [within] : []))
  expect.soft(violations, name).toEqual([])
  await page.unroute(isBroken)
  if (open && !isPart) await close(page)
}

/** Closes what was opened, so that navigation works. */
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator('.MuiModal-root:not([aria-hidden="true"])')).toHaveCount(0)
  // Content behind it is accessible again.
  await expect(page.locator('[aria-hidden="true"] main')).toHaveCount(0)
  // Focused buttons show a tooltip outside of landmarks.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

test('on a phone the menu lies over the screen, under its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await isThere(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page, '.RaSidebar-modal')).toEqual([])
  await menu.getByRole('link', { name: 'Orders' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('on a phone all actions of a list can be reached, and no word is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/pages')
  await expect(page.getByRole('row').getByRole('link', { name: /^Edit/ }).first()).toBeInViewport({
    ratio: 1,
  })
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  const name = 'W'.repeat(80)
  const wide = { key: 'wide', name, singular: name, path: '/wide' }
  const { id } = await change(page.request, '/content-types', wide)
  await page.goto('/admin/content-types')
  await expect(page.getByRole('cell', { name })).toBeVisible()
  expect(await findOverflow(page)).toBe(0)
  await change(page.request, `/content-types/${id}`, {}, 'DELETE')
})
