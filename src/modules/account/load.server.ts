import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { orderReceivedPath, savesMethods } from '#shop'
import { customerOf } from '#shop/http'
import { addressLines, ONLINE_METHODS, type SignedInCustomer, toCountryOptions } from '#shop/schema'
import { MODULES_PART } from '#ui'
import type { Services } from '../services.ts'
import {
  type AccountData,
  type AccountView,
  type AddressProblem,
  DONE,
  EMPTY_ACCOUNT,
  REASONS,
  SIGNED_IN_VIEWS,
  SIGNED_OUT_VIEWS,
} from './account-data.ts'
import { readView } from './account-parts.ts'
import type { Props } from './props.ts'
import { sampleAccount } from './sample-account.ts'

const PARAMETERS = ['view', 'page', 'token', 'next', 'id', 'done']

export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  return new URLSearchParams([...url.searchParams].filter(([name]) => PARAMETERS.includes(name)))
}

type Context = LoadContext<Services>

export async function load(
  { parts }: PropsOf<typeof Props>,
  context: Context,
): Promise<AccountData> {
  const { services, url } = context
  const { shop } = services
  const customer = await customerOf(shop, context.visitor())
  const parameter = (name: string) => url.searchParams.get(name) ?? ''
  const settings = await shop.settings()
  const shared: AccountData = {
    ...EMPTY_ACCOUNT,
    ...outcomeOf(context),
    path: url.pathname,
    wishlistPath: settings.paths.wishlist,
    canSaveMethods: ONLINE_METHODS.some(method => savesMethods(settings, method)),
    hasReviews: settings.reviews.enabled,
    next: parameter('next'),
    token: parameter('token'),
    done: DONE.find(one => one === parameter('done')),
  }
  const asked = parameter('view')
  if (asked === 'link') {
    const link = await shop.customers.readLink(shared.token)
    return { ...shared, view: 'link', link }
  }
  // Owners arrange other modules of the account on the canvas.
  if (!customer && context.isCanvas && parts.some(({ kind }) => kind === MODULES_PART)) {
    const { customer: known, orders } = sampleAccount
    return { ...shared, view: 'overview', customer: known, orders }
  }
  if (!customer) {
    const view = SIGNED_OUT_VIEWS.find(one => one === asked) ?? 'sign-in'
    // A link to a part of the account opens it after the sign-in.
    const isPart = SIGNED_IN_VIEWS.some(one => one === asked)
    return { ...shared, view, next: shared.next || (isPart ? url.pathname + url.search : '') }
  }
  const view = readView(asked, parts)
  const known = {
    name: customer.name,
    email: customer.email,
    hasPassword: customer.hasPassword,
    isFresh: shop.customers.isFresh(customer),
  }
  return { ...shared, view, customer: known, ...(await loadView(view, customer, shared, context)) }
}

async function loadView(
  view: AccountView,
  customer: SignedInCustomer,
  shared: AccountData,
  { services: { shop, newsletter }, url, language }: Context,
): Promise<Partial<AccountData>> {
  if (view === 'overview' || view === 'orders') {
    const settings = await shop.settings()
    const found = await shop.account.orders(customer.id, Number(url.searchParams.get('page')))
    const orders = found.orders.slice(0, view === 'overview' ? 3 : undefined)
    const shown = orders.map(order => ({ ...order, path: orderReceivedPath(settings, order) }))
    return { orders: { ...found, orders: shown } }
  }
  if (view === 'downloads') return { downloads: await shop.account.downloads(customer.id) }
  if (view === 'reviews') {
    const page = Number(url.searchParams.get('page'))
    const [reviews, reviewable] = await Promise.all([
      shop.reviews.own({ email: customer.email, page }),
      shop.account.reviewable(customer),
    ])
    return { reviews, reviewable }
  }
  if (view === 'addresses' || view === 'address') {
    const listed = await shop.customers.addresses.list(customer.id)
    const { locale } = language
    const addresses = listed.map(one => ({ ...one, lines: addressLines(one.address, locale) }))
    if (view === 'addresses') return { addresses }
    const id = shared.entered.id ?? url.searchParams.get('id') ?? ''
    const edited = listed.find(one => one.id === id)
    const address = shared.refused || shared.problems.length > 0 ? shared.entered : toFields(edited)
    const countries = await shop.cart.countries()
    const { country } = await shop.settings()
    const countryOptions = toCountryOptions(countries, address.billing_country || country)
    return { addressId: edited?.id ?? '', address, countryOptions }
  }
  if (view === 'payment-methods') {
    return { savedMethods: await shop.payments.saved.list(customer.id) }
  }
  if (view === 'details') {
    const [sessions, passkeys, newsletters] = await Promise.all([
      shop.customers.sessions(customer),
      shop.customers.passkeys.list(customer.id),
      newsletter.subscriptions.listsFor(customer.email),
    ])
    return { sessions, passkeys, newsletters }
  }
  return {}
}

type Listed = Awaited<ReturnType<Services['shop']['customers']['addresses']['list']>>[number]

/** An address as fields of the form, which are those of the checkout. */
function toFields(edited: Listed | undefined): Record<string, string> {
  if (!edited) return {}
  const entries = Object.entries(edited.address).map(([part, text]) => [`billing_${part}`, text])
  return {
    ...Object.fromEntries(entries),
    ...(edited.isBilling && { is_billing: '1' }),
    ...(edited.isShipping && { is_shipping: '1' }),
  }
}

/** Result of a form without script. */
function outcomeOf({ outcome }: Context): Partial<AccountData> {
  if (!outcome) return {}
  const { password: _, current: __, ...entered } = outcome.input as Record<string, string>
  const { result } = outcome
  if (result.ok) {
    const isMailed = outcome.name === 'request-link' || outcome.name === 'change-email'
    return isMailed ? { entered, sentTo: entered.email ?? '' } : {}
  }
  const problems = result.refusal as AddressProblem[] | undefined
  if (problems) return { entered, problems }
  const reason = REASONS.find(one => one === result.reason) ?? 'refused'
  return { entered, refused: { action: outcome.name, reason } }
}
