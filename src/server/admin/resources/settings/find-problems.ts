import { formatDay, isEmailAddress } from '#base'
import { isPagePath } from '#pages'
import { archivePrefixes, type Settings } from '#pages/schema'
import { findOnlineMethod, isVatId } from '#shop'
import { INHERITED_CLASS, needsServer, type ShopSettings } from '#shop/schema'
import { readGoogleKey } from '../../../address-suggestions/google-key.ts'
import { readBotSecret } from '../../../bot-provider-settings.ts'
import { ownPaths } from '../../../site/page/own-paths.ts'
import type { AdminDeps } from '../../discover.ts'
import { findCheckoutProblems } from './find-checkout-problems.ts'
import { findCurrencyProblems } from './find-currency-problems.ts'
import { findInvoiceProblems } from './find-invoice-problems.ts'
import { findShippingProblems } from './find-shipping-problems.ts'

const NO_PAGE = 'no-page-there'

/** Checks beyond the schema: existing time zones, pages and currencies. */
export async function findProblems(
  { pages, shopSettings, paymentKeys, clock }: AdminDeps,
  changes: Partial<Settings> & {
    shop?: Partial<ShopSettings> | undefined
    googlePlacesKey?: string | undefined
    botProviderSecret?: string | undefined
  },
): Promise<{ path: string; message: string }[]> {
  const { timeZone, locale, icon, logo, homePage, shop } = changes
  const problems: { path: string; message: string }[] = []
  const complain = (path: string, message: string) => problems.push({ path, message })
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    complain('/timeZone', 'no-time-zone')
  }
  if (locale !== undefined && !isLocale(locale)) {
    complain('/locale', 'no-language')
  }
  for (const [path, id] of Object.entries({ '/icon': icon, '/logo': logo })) {
    if (!id) continue
    const item = (await pages.media.load([id])).get(id)
    if (!item) complain(path, 'no-such-image')
    else if (item.kind !== 'image' && item.kind !== 'svg') {
      complain(path, 'not-an-image')
    }
  }
  if (homePage && !(await pages.publishedById(homePage))) {
    complain('/homePage', 'page-not-published')
  }
  if (shop?.currency && !Intl.supportedValuesOf('currency').includes(shop.currency)) {
    complain('/shop/currency', 'no-currency')
  }
  if (shop?.currency || shop?.currencies) {
    const { currency, currencies, timeZone: zone } = { ...(await shopSettings.get()), ...shop }
    const today = formatDay(clock.now(), zone)
    problems.push(...findCurrencyProblems({ currency, currencies }, today))
  }
  if (shop?.email && !isEmailAddress(shop.email)) {
    complain('/shop/email', 'no-email-address')
  }
  if (shop?.onlinePayments) {
    problems.push(...(await findPaymentProblems(paymentKeys, shop.onlinePayments)))
  }
  if (shop?.terms?.required && !(await pages.published(shop.terms.path))) {
    complain('/shop/terms/path', NO_PAGE)
  }
  if (shop?.tax) problems.push(...findTaxProblems(shop.tax))
  if (shop) problems.push(...findShippingProblems(shop))
  if (shop?.checkout) problems.push(...findCheckoutProblems(shop.checkout))
  if (shop?.invoices) problems.push(...findInvoiceProblems(shop.invoices))
  const suggestions = shop?.addressSuggestions
  if (suggestions && needsServer(suggestions.provider) && !suggestions.server) {
    complain('/shop/addressSuggestions/server', 'value-missing')
  }
  if (suggestions?.provider === 'google' && !changes.googlePlacesKey) {
    if (!(await readGoogleKey(pages))) complain('/googlePlacesKey', 'value-missing')
  }
  const bot = changes.botProvider
  if (bot && bot.name !== 'none') {
    if (!bot.siteKey) complain('/botProvider/siteKey', 'value-missing')
    if (!changes.botProviderSecret && !(await readBotSecret(pages))) {
      complain('/botProviderSecret', 'value-missing')
    }
  }
  if (changes.paths) {
    problems.push(
      ...(await findArchiveProblems({ pages, shopSettings }, changes.paths, shop?.paths)),
    )
  }
  if (shop?.paths) problems.push(...(await findPathProblems({ pages, shopSettings }, shop.paths)))
  return problems
}

/** A method is offered only with keys of its mode. */
async function findPaymentProblems(
  paymentKeys: AdminDeps['paymentKeys'],
  methods: ShopSettings['onlinePayments'],
) {
  const problems: { path: string; message: string }[] = []
  for (const [id, { enabled, mode }] of Object.entries(methods)) {
    const credentials = findOnlineMethod(id)?.online.credentials ?? {}
    const stored = enabled ? await paymentKeys.read(id, mode) : undefined
    const isComplete = Object.keys(credentials).every(name => stored?.[name])
    if (enabled && !isComplete) {
      problems.push({ path: `/shop/onlinePayments/${id}/enabled`, message: 'payment-keys-missing' })
    }
  }
  return problems
}

/** Tax classes need different ids; that of shipping must be one of them. */
function findTaxProblems({ classes, shippingClass, vatIds }: ShopSettings['tax']) {
  const problems: { path: string; message: string }[] = []
  const ids = classes.map(one => one.id)
  ids.forEach((id, index) => {
    const isTaken = ids.indexOf(id) < index || id === INHERITED_CLASS || id === 'standard'
    if (isTaken) problems.push({ path: `/shop/tax/classes/${index}/id`, message: 'same-key' })
  })
  if (!['', INHERITED_CLASS, ...ids].includes(shippingClass)) {
    problems.push({ path: '/shop/tax/shippingClass', message: 'no-tax-class' })
  }
  if (vatIds.ownId && !isVatId(vatIds.ownId)) {
    problems.push({ path: '/shop/tax/vatIds/ownId', message: 'no-vat-id' })
  }
  return problems
}

/** Checks only paths that change. */
async function findPathProblems(
  { pages, shopSettings }: Pick<AdminDeps, 'pages' | 'shopSettings'>,
  paths: ShopSettings['paths'],
) {
  const before = (await shopSettings.get()).paths
  const { contentTypes } = await pages.settings.get()
  const problems: { path: string; message: string }[] = []
  for (const [name, path] of Object.entries(paths)) {
    if (path === before[name as keyof typeof before]) continue
    const complain = (message: string) => problems.push({ path: `/shop/paths/${name}`, message })
    if (name !== 'product') {
      if (!(await pages.published(path))) complain(NO_PAGE)
    } else if (!/^\/.+\/$/.test(path) || !isPagePath(path.slice(0, -1), [])) {
      complain('slashes-missing')
    } else if (contentTypes.some(type => `${type.path}/`.startsWith(path))) {
      complain('address-taken')
    } else if (await pages.hasBelow(path.slice(0, -1))) {
      complain('pages-below')
    }
  }
  return problems
}

/** Finds conflicting paths of archives. */
async function findArchiveProblems(
  { pages, shopSettings }: Pick<AdminDeps, 'pages' | 'shopSettings'>,
  paths: Settings['paths'],
  shopPaths: Partial<ShopSettings['paths']> | undefined,
) {
  const before = await pages.settings.get()
  const product = shopPaths?.product ?? (await shopSettings.get()).paths.product
  const problems: { path: string; message: string }[] = []
  const own = ownPaths({ paths: { ...(await shopSettings.get()).paths, ...shopPaths } })
  const seen = new Set([...before.contentTypes.map(type => type.path), ...own])
  for (const [name, value] of Object.entries(paths)) {
    const complain = (message: string) => problems.push({ path: `/paths/${name}`, message })
    const isBase = name === 'posts' || name === 'projects'
    if (value && seen.has(value)) complain('address-taken')
    seen.add(value)
    if (isBase && value && (!isPagePath(value, []) || `${value}/`.startsWith(product))) {
      complain('address-taken')
    }
  }
  const known = new Set(archivePrefixes(before))
  for (const prefix of archivePrefixes({ ...before, paths })) {
    if (known.has(prefix) || !(await pages.hasBelow(prefix.slice(0, -1)))) continue
    const isOfPosts = paths.posts !== '' && prefix.startsWith(`${paths.posts}/`)
    problems.push({ path: `/paths/${isOfPosts ? 'posts' : 'projects'}`, message: 'pages-below' })
  }
  return problems
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function isLocale(name: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf([name]).length > 0
}
