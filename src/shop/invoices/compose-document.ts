import { DAY, type Minor } from '#base'
import { createTranslate } from '#texts'
import type { Address } from '../address/addresses.ts'
import { countryName } from '../address/countries.ts'
import { domesticLines } from '../address/format-address.ts'
import { stateName } from '../address/states.ts'
import type { Exchange } from '../model/currency-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { convertBack } from '../money/exchange.ts'
import { rateKey } from '../money/settle.ts'
import type {
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  InvoiceParty,
  InvoiceTax,
  NetGross,
} from './document.ts'
import { toSeller } from './seller.ts'
import { combinedPpm, type TaxCategory, type TaxSituation, taxCategory } from './tax-category.ts'
import { invoiceTexts } from './texts.ts'

/** A stored line of an order or refund. */
export interface SourceLine {
  kind: InvoiceLine['kind']
  name: string
  sku: string
  options: string[]
  quantity: number
  isService: boolean
  before: NetGross
  discounts: InvoiceLine['discounts']
  net: Minor
  taxes: { name: string; ppm: number; compound: boolean; amount: Minor }[]
}

export interface DocumentSource {
  kind: InvoiceKind
  number: string
  issuedOn: string
  deliveredOn: string
  order: InvoiceDocument['order']
  currency: string
  /** Undefined in the base currency. */
  exchange?: Exchange | undefined
  /** Tax of earlier credit notes of the same invoice. */
  creditedTax?: Minor
  locale: string
  display: InvoiceDocument['display']
  exemption: TaxSituation['exemption']
  taxCountry: string
  billing: Address
  email: string
  vatId: string
  /** Undefined if nothing is sent. */
  shipping: Address | undefined
  lines: readonly SourceLine[]
  /** Received money; limited to the total. */
  paid: Minor
  payment: Omit<InvoiceDocument['payment'], 'account'>
  corrects?: InvoiceDocument['corrects']
  reason: string
}

/** Composes a document from stored amounts, which are only added up. */
export function composeDocument(source: DocumentSource, settings: ShopSettings): InvoiceDocument {
  const seller = toSeller(settings)
  const situation = {
    exemption: source.exemption,
    sellerCountry: seller.country,
    taxCountry: source.taxCountry,
    hasVatId: seller.vatId !== '',
    isSmallBusiness: settings.invoices.smallBusiness.enabled,
    isTaxed: source.lines.some(line => combinedPpm(line.taxes) > 0),
  }
  const lines = source.lines.map(line => toLine(line, situation))
  const net = sum(lines.map(line => line.after.net))
  const gross = sum(lines.map(line => line.after.gross))
  const isInvoice = source.kind === 'invoice'
  const paid = isInvoice ? Math.min(Math.max(source.paid, 0), gross) : 0
  const due = isInvoice ? gross - paid : 0
  const { billing, issuedOn, locale, exchange } = source
  const dueOn = due > 0 ? addDays(issuedOn, settings.invoices.paymentDays) : ''
  const isBusiness = source.vatId !== '' || billing.company.trim() !== ''
  return {
    version: 1,
    kind: source.kind,
    number: source.number,
    issuedOn,
    deliveredOn: source.deliveredOn,
    dueOn,
    currency: source.currency,
    locale,
    display: source.display,
    order: source.order,
    seller,
    buyer: {
      ...toParty(billing),
      vatId: source.vatId,
      // Only businesses receive electronic invoices by address.
      email: isBusiness ? source.email : '',
    },
    deliverTo: source.shipping && toParty(source.shipping),
    lines,
    taxes: sumTaxes(source.lines),
    totals: { net, tax: gross - net, gross, paid, due },
    accounting: exchange && {
      exchange,
      tax: accountedTax(gross - net, { exchange, creditedTax: source.creditedTax ?? 0 }),
    },
    payment: { ...source.payment, account: due > 0 ? accountOf(settings) : undefined },
    notices: noticesOf(lines, settings, locale),
    terms: dueOn ? settings.invoices.terms.trim() : '',
    corrects: source.corrects,
    reason: source.reason,
    footer: settings.invoices.footer.trim(),
  }
}

/** Converts sums, so that all credit notes of an invoice together have exactly its tax. */
const accountedTax = (
  tax: Minor,
  { exchange, creditedTax }: { exchange: Exchange; creditedTax: Minor },
): Minor => convertBack(creditedTax + tax, exchange) - convertBack(creditedTax, exchange)

function toLine(line: SourceLine, situation: TaxSituation): InvoiceLine {
  const { isService, net, taxes, ...rest } = line
  const ppm = combinedPpm(taxes)
  return {
    ...rest,
    after: { net, gross: net + sum(taxes.map(tax => tax.amount)) },
    taxes: taxes.map(({ name, ppm: rate, amount }) => ({ name, ppm: rate, amount })),
    category: taxCategory({ ppm, isService }, situation),
    ppm,
  }
}

/** Sums per named rate, in the order in which the lines name them. */
function sumTaxes(lines: readonly SourceLine[]): InvoiceTax[] {
  const sums = new Map<string, InvoiceTax>()
  for (const { net, taxes } of lines) {
    for (const tax of taxes) {
      const key = rateKey(tax)
      const before = sums.get(key) ?? { name: tax.name, ppm: tax.ppm, net: 0, amount: 0 }
      sums.set(key, { ...before, net: before.net + net, amount: before.amount + tax.amount })
    }
  }
  return [...sums.values()]
}

const NOTICES = {
  E: 'exempt',
  AE: 'reverseCharge',
  K: 'intraCommunity',
  G: 'export',
  O: 'notSubject',
} as const

function noticesOf(
  lines: readonly InvoiceLine[],
  { invoices: { smallBusiness } }: ShopSettings,
  locale: string,
): InvoiceDocument['notices'] {
  const t = createTranslate(invoiceTexts, { locale })
  const categories = [...new Set<TaxCategory>(lines.map(line => line.category))]
  return categories.flatMap(category => {
    if (category === 'S' || category === 'Z') return []
    const isScheme = category === 'E' && smallBusiness.enabled
    const own = isScheme ? smallBusiness.notice.trim() || t('smallBusiness') : ''
    return [{ category, text: own || t(NOTICES[category]) }]
  })
}

function accountOf({ invoices: { seller }, payments }: ShopSettings) {
  const [account] = payments.bacs.accounts
  if (seller.iban) {
    const { accountOwner, name, bank, iban, bic } = seller
    return { owner: accountOwner || name, bank, iban, bic }
  }
  return account?.iban ? account : undefined
}

function toParty(address: Address): InvoiceParty {
  return {
    name: `${address.first_name} ${address.last_name}`.trim(),
    company: address.company.trim(),
    address: address.address_1.trim(),
    addition: address.address_2.trim(),
    postcode: address.postcode.trim(),
    city: address.city.trim(),
    state: stateName(address.country, address.state.trim()),
    country: address.country,
    lines: [
      ...[address.company, `${address.first_name} ${address.last_name}`],
      ...domesticLines({ ...address, first_name: '', last_name: '', company: '' }),
    ]
      .map(line => line.trim())
      .filter(Boolean),
  }
}

/** Name in lists. */
export const buyerName = ({ name, company }: InvoiceParty): string => company || name

/** Address lines as on a letter. */
export function partyLines(party: InvoiceParty, locale: string, homeCountry = ''): string[] {
  const { company, name, address, addition, postcode, city, state, country } = party
  const abroad = country !== homeCountry ? countryName(country, locale) : ''
  if (party.lines) return abroad ? [...party.lines, abroad] : party.lines
  return [company, name, address, addition, `${postcode} ${city}`, state, abroad]
    .map(line => line.trim())
    .filter(Boolean)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0)
