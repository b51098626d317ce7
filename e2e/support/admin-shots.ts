import type { Page } from '@playwright/test'
import type { Filled } from './admin-site.ts'

export interface Shot {
  path: string
  /** Interaction before the screenshot. */
  open?: (page: Page) => Promise<unknown>
  isDarkToo?: true
}

/** Paths of the tabs of the settings. */
const SETTINGS = [
  '',
  'theme',
  'search-engines',
  'shop',
  'checkout',
  'payments',
  'shipping',
  'tax',
  'invoices',
  'email',
  'forms',
  'archives',
  'comments',
  'reviews',
  'webhooks',
  'webhooks/create',
  'api-keys',
  'api-keys/create',
  'privacy',
]

/** Scrolls an element below the app bar. */
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      scrollBy({ top: element.getBoundingClientRect().top - 72, behavior: 'instant' })
    })

const chooseRows = async (page: Page, count: number) => {
  for (let row = 0; row < count; row++) await page.locator('.select-item input').nth(row).check()
}

const bulkDelete = async (page: Page) => {
  await chooseRows(page, 2)
  await page.locator('[data-test="bulk-actions-toolbar"] .MuiButton-colorError').click()
  await page.getByRole('dialog').waitFor()
}

const filtered = (list: string, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** All screens by name, independent of language. */
export async function adminShots({ orders, about, idOf }: Filled): Promise<Record<string, Shot>> {
  const teapot = await idOf('products', '?q=teapot')
  return {
    dashboard: { path: '/', isDarkToo: true },
    'command-palette': { path: '/', open: page => page.keyboard.press('Control+K') },
    pages: { path: '/pages', isDarkToo: true },
    'pages-trash': { path: filtered('pages', { status: 'trash' }) },
    'page-new': { path: '/pages/create' },
    'page-settings': { path: `/pages/${about}` },
    'page-revisions': { path: `/pages/${about}/revisions` },
    media: { path: '/media' },
    menus: { path: '/menus' },
    popups: { path: '/popups' },
    templates: { path: '/templates' },
    themes: { path: '/themes' },
    'content-types': { path: '/content-types' },
    'content-type': { path: '/content-types/workshop' },
    'pages-of-a-type': { path: filtered('pages', { kind: 'type:workshop' }) },
    'page-of-a-type': { path: `/pages/${await idOf('pages', '?kind=type:workshop')}` },
    'missing-paths': { path: '/missing-paths' },
    'split-tests': { path: '/split-tests' },
    'split-test': { path: '/split-tests/homeheadline', isDarkToo: true },
    newsletters: { path: '/newsletter-letters' },
    newsletter: { path: `/newsletter-letters/${await idOf('newsletter-letters', '?q=glazing')}` },
    'newsletter-sent': {
      path: `/newsletter-letters/${await idOf('newsletter-letters', '?q=spring')}`,
    },
    'newsletter-lists': { path: '/newsletter-lists' },
    'newsletter-subscribers': { path: '/newsletter-subscribers' },
    searches: { path: '/searches' },
    redirects: { path: '/redirects' },
    'redirects-none': { path: filtered('redirects', { q: 'nothing like it' }) },
    redirect: { path: `/redirects/${await idOf('redirects')}` },
    messages: { path: '/submissions' },
    message: { path: `/submissions/${await idOf('submissions')}` },
    orders: { path: '/orders', isDarkToo: true },
    'orders-chosen': { path: '/orders', open: page => chooseRows(page, 3) },
    order: { path: `/orders/${orders[5]?.id}`, isDarkToo: true },
    'order-new': { path: '/orders/new' },
    'order-edit': { path: `/orders/${orders[0]?.id}/edit` },
    'order-refund': {
      path: `/orders/${orders[8]?.id}`,
      open: page => page.getByRole('button', { name: /^(Refund|Erstatten)/ }).click(),
      isDarkToo: true,
    },
    discounts: { path: '/discounts' },
    'discount-new': { path: '/discounts/create' },
    customers: { path: '/customers', isDarkToo: true },
    'customer-groups': { path: '/customer-groups' },
    'customer-group-new': { path: '/customer-groups/create' },
    'gift-cards': { path: '/gift-cards', isDarkToo: true },
    'gift-card': { path: `/gift-cards/${await idOf('gift-cards')}` },
    'gift-card-new': { path: '/gift-cards/create' },
    invoices: { path: '/invoices' },
    withdrawals: { path: '/withdrawals' },
    brands: { path: '/brands' },
    attributes: { path: '/attributes' },
    attribute: { path: `/attributes/${await idOf('attributes')}` },
    manufacturers: { path: '/manufacturers' },
    'tax-rates': { path: '/tax-rates' },
    'tax-report': { path: '/tax-report' },
    reports: { path: '/reports', isDarkToo: true },
    'reports-products': { path: '/reports?tab=products' },
    'shop-mails': { path: '/shop-mails' },
    'shop-mail': { path: '/shop-mails/order-received', isDarkToo: true },
    products: { path: '/products', isDarkToo: true },
    'product-new': { path: '/products/create' },
    product: { path: `/products/${teapot}`, isDarkToo: true },
    'product-variants': {
      path: `/products/${await idOf('products', '?type=variable')}`,
      open: page => scrollTo(page, 'section:has(> div > .whole table)'),
    },
    categories: { path: '/categories' },
    'categories-delete': { path: '/categories', open: bulkDelete },
    category: { path: `/categories/${await idOf('categories')}` },
    tags: { path: '/tags' },
    import: { path: '/imports' },
    outbox: { path: '/outbox' },
    tasks: { path: '/jobs' },
    users: { path: '/users' },
    account: { path: '/account' },
    audit: { path: '/audit' },
    ...Object.fromEntries(
      SETTINGS.map(name => [`settings-${name || 'general'}`, { path: `/settings/${name}` }]),
    ),
    builder: { path: `/edit/${about}`, isDarkToo: true },
  }
}
