import { currencyDigits, formatDate, type Minor, toDecimal } from '#base'
import { createTranslate } from '#texts'
import { toPercent } from '../../money/tax.ts'
import { buyerName } from '../compose-document.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../document.ts'
import type { TaxCategory } from '../tax-category.ts'
import { invoiceTexts } from '../texts.ts'
import { type Breakdown, type CiiAmounts, toCiiAmounts } from './amounts.ts'
import { paymentMeansCode } from './payment-means.ts'
import { element, textElement, type Xml } from './xml.ts'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}
const EN_16931 = 'urn:cen.eu:en16931:2017'
const INVOICE = '380'
const CREDIT_NOTE = '381'
/** Pieces, of UN/ECE Recommendation 20. */
const PIECE = 'C62'
/** Reasons of UNTDID 5189 and 7161: discount; freight, other services. */
const DISCOUNT = '95'
const CHARGE_REASONS = { shipping: 'FC', fee: 'ABK', product: 'ABK' } as const

const EXEMPTION_CODES: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/**
 * Whether a document fits EN 16931: amounts have at most two decimals, and the seller has a number
 * for tax. Others are issued as PDF only.
 */
export const fitsEn16931 = ({ currency, accounting, seller }: InvoiceDocument): boolean =>
  currencyDigits(currency) <= 2 &&
  currencyDigits(accounting?.exchange.base ?? currency) <= 2 &&
  (seller.vatId !== '' || seller.taxNumber !== '')

/** XML of a document: UN/CEFACT Cross Industry Invoice, profile EN 16931 (Factur-X, ZUGFeRD). */
export function renderCii(document: InvoiceDocument): string {
  const amounts = toCiiAmounts(document)
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:GuidelineSpecifiedDocumentContextParameter', textElement('ram:ID', EN_16931)),
      ),
      header(document),
      element('rsm:SupplyChainTradeTransaction', [
        ...amounts.lines.map((line, index) => lineItem(document, line, index + 1)),
        agreement(document),
        delivery(document),
        settlement(document, amounts),
      ]),
    ],
    NAMESPACES,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

const amountOf = ({ currency }: InvoiceDocument, amount: Minor) => toDecimal(amount, currency)

const dateTime = (name: string, day: string, prefix = 'udt'): Xml =>
  element(name, textElement(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }))

function header({ kind, number, issuedOn, notices, footer, seller, reason }: InvoiceDocument) {
  const notes = [...notices.map(notice => notice.text), reason, seller.register, footer]
  return element('rsm:ExchangedDocument', [
    textElement('ram:ID', number),
    textElement('ram:TypeCode', kind === 'invoice' ? INVOICE : CREDIT_NOTE),
    dateTime('ram:IssueDateTime', issuedOn),
    ...notes.map(note => element('ram:IncludedNote', textElement('ram:Content', note))),
  ])
}

function lineItem(document: InvoiceDocument, line: InvoiceLine, position: number): Xml {
  const { quantity, before } = line
  const isExact = before.net % quantity === 0
  const price = amountOf(document, isExact ? before.net / quantity : before.net)
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(position))),
    element('ram:SpecifiedTradeProduct', [
      textElement('ram:SellerAssignedID', line.sku),
      textElement('ram:Name', line.name.trim() || String(position)),
      textElement('ram:Description', line.options.join(', ')),
    ]),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', [
        textElement('ram:ChargeAmount', price),
        // The price of all items, where that of one has more decimals than any format allows.
        isExact ? '' : textElement('ram:BasisQuantity', String(quantity), { unitCode: PIECE }),
      ]),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      textElement('ram:BilledQuantity', String(quantity), { unitCode: PIECE }),
    ),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', categoryAndRate(line)),
      ...line.discounts.flatMap(({ label, net }) =>
        net === 0 ? [] : [lineDiscount(document, label, net)],
      ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:LineTotalAmount', amountOf(document, line.after.net)),
      ),
    ]),
  ])
}

/** A discount that moves a cent of rounding between lines can be negative; it becomes a charge. */
function lineDiscount(document: InvoiceDocument, label: string, net: Minor): Xml {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    indicator(net < 0),
    textElement('ram:ActualAmount', amountOf(document, Math.abs(net))),
    net < 0 ? '' : textElement('ram:ReasonCode', DISCOUNT),
    textElement('ram:Reason', label || createTranslateOf(document)('discount', { label: '' })),
  ])
}

const createTranslateOf = ({ locale }: InvoiceDocument) => createTranslate(invoiceTexts, { locale })

const indicator = (isCharge: boolean) =>
  element('ram:ChargeIndicator', textElement('udt:Indicator', String(isCharge)))

const categoryAndRate = ({ category, ppm }: { category: TaxCategory; ppm: number }): Xml[] => [
  textElement('ram:TypeCode', 'VAT'),
  textElement('ram:CategoryCode', category),
  category === 'O'
    ? ''
    : textElement('ram:RateApplicablePercent', String(Number(toPercent(ppm).toFixed(8)))),
]

function agreement(document: InvoiceDocument): Xml {
  return element('ram:ApplicableHeaderTradeAgreement', [
    sellerParty(document),
    buyerParty(document),
    element(
      'ram:SellerOrderReferencedDocument',
      textElement('ram:IssuerAssignedID', String(document.order.number)),
    ),
  ])
}

/** Without VAT, identifiers of VAT are not allowed (BR-O-02). */
const isOutsideVat = ({ lines }: InvoiceDocument) => lines.some(line => line.category === 'O')

function sellerParty(document: InvoiceDocument): Xml {
  const { seller } = document
  const vatId = isOutsideVat(document) ? '' : seller.vatId
  const contact = seller.managers || seller.name
  return element('ram:SellerTradeParty', [
    // One identifier is required (BR-CO-26).
    vatId ? '' : textElement('ram:ID', seller.taxNumber || seller.vatId),
    textElement('ram:Name', seller.name),
    element('ram:DefinedTradeContact', [
      textElement('ram:PersonName', contact),
      element(
        'ram:TelephoneUniversalCommunication',
        textElement('ram:CompleteNumber', seller.phone),
      ),
      element('ram:EmailURIUniversalCommunication', textElement('ram:URIID', seller.email)),
    ]),
    postalAddress({ ...seller, addition: '' }),
    electronicAddress(seller.email),
    taxRegistration('VA', vatId),
    taxRegistration('FC', seller.taxNumber),
  ])
}

const taxRegistration = (schemeID: string, number: string) =>
  element('ram:SpecifiedTaxRegistration', textElement('ram:ID', number, { schemeID }))

const electronicAddress = (email: string) =>
  element('ram:URIUniversalCommunication', textElement('ram:URIID', email, { schemeID: 'EM' }))

function buyerParty(document: InvoiceDocument): Xml {
  const { buyer } = document
  return element('ram:BuyerTradeParty', [
    textElement('ram:Name', buyerName(buyer) || '-'),
    buyer.company
      ? element('ram:DefinedTradeContact', textElement('ram:PersonName', buyer.name))
      : '',
    postalAddress(buyer),
    electronicAddress(buyer.email),
    taxRegistration('VA', isOutsideVat(document) ? '' : buyer.vatId),
  ])
}

function postalAddress({
  postcode,
  address,
  addition,
  city,
  country,
  state,
}: Omit<InvoiceParty, 'name' | 'company'>): Xml {
  return element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', postcode),
    textElement('ram:LineOne', address),
    textElement('ram:LineTwo', addition),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', country),
    textElement('ram:CountrySubDivisionName', state),
  ])
}

function delivery(document: InvoiceDocument): Xml {
  const { buyer, deliveredOn } = document
  const isSupply = document.lines.some(line => line.category === 'K')
  // Intra-community supplies name where they go (BR-IC-12).
  const deliverTo = document.deliverTo ?? (isSupply ? buyer : undefined)
  return element('ram:ApplicableHeaderTradeDelivery', [
    deliverTo
      ? element('ram:ShipToTradeParty', [
          textElement('ram:Name', buyerName(deliverTo)),
          postalAddress(deliverTo),
        ])
      : '',
    element('ram:ActualDeliverySupplyChainEvent', dateTime('ram:OccurrenceDateTime', deliveredOn)),
  ])
}

function settlement(document: InvoiceDocument, amounts: CiiAmounts): Xml {
  const { number, currency, accounting, corrects } = document
  const money = (name: string, amount: Minor) => textElement(name, amountOf(document, amount))
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', number),
    // Sellers state their tax in the currency of their accounts (BT-6, BT-111).
    textElement('ram:TaxCurrencyCode', accounting?.exchange.base ?? ''),
    textElement('ram:InvoiceCurrencyCode', currency),
    paymentMeans(document),
    ...amounts.breakdown.map(one => tradeTax(document, one)),
    ...amounts.allowances.map(line => headerCharge(document, line)),
    ...amounts.charges.map(line => headerCharge(document, line)),
    paymentTerms(document, amounts),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      money('ram:LineTotalAmount', amounts.lineTotal),
      money('ram:ChargeTotalAmount', amounts.chargeTotal),
      money('ram:AllowanceTotalAmount', amounts.allowanceTotal),
      money('ram:TaxBasisTotalAmount', amounts.basisTotal),
      textElement('ram:TaxTotalAmount', amountOf(document, amounts.taxTotal), {
        currencyID: currency,
      }),
      accounting
        ? textElement('ram:TaxTotalAmount', toDecimal(accounting.tax, accounting.exchange.base), {
            currencyID: accounting.exchange.base,
          })
        : '',
      money('ram:GrandTotalAmount', amounts.grandTotal),
      money('ram:TotalPrepaidAmount', amounts.prepaid),
      money('ram:DuePayableAmount', amounts.due),
    ]),
    corrects
      ? element('ram:InvoiceReferencedDocument', [
          textElement('ram:IssuerAssignedID', corrects.number),
          dateTime('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
        ])
      : '',
  ])
}

function paymentMeans(document: InvoiceDocument): Xml {
  const { title, account } = document.payment
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    textElement('ram:TypeCode', paymentMeansCode(document)),
    textElement('ram:Information', title),
    account
      ? element('ram:PayeePartyCreditorFinancialAccount', [
          textElement('ram:IBANID', account.iban.replace(/\s/g, '')),
          textElement('ram:AccountName', account.owner),
        ])
      : '',
    account
      ? element(
          'ram:PayeeSpecifiedCreditorFinancialInstitution',
          textElement('ram:BICID', account.bic.replace(/\s/g, '')),
        )
      : '',
  ])
}

function tradeTax(document: InvoiceDocument, one: Breakdown): Xml {
  const [typeCode = '', categoryCode = '', rate = ''] = categoryAndRate(one)
  const notice = document.notices.find(({ category }) => category === one.category)
  return element('ram:ApplicableTradeTax', [
    textElement('ram:CalculatedAmount', amountOf(document, one.tax)),
    typeCode,
    textElement('ram:ExemptionReason', notice?.text ?? ''),
    textElement('ram:BasisAmount', amountOf(document, one.basis)),
    categoryCode,
    textElement('ram:ExemptionReasonCode', EXEMPTION_CODES[one.category] ?? ''),
    rate,
  ])
}

function headerCharge(document: InvoiceDocument, line: InvoiceLine): Xml {
  const { net } = line.after
  return element('ram:SpecifiedTradeAllowanceCharge', [
    indicator(net > 0),
    textElement('ram:ActualAmount', amountOf(document, Math.abs(net))),
    textElement('ram:ReasonCode', net > 0 ? CHARGE_REASONS[line.kind] : DISCOUNT),
    textElement('ram:Reason', line.name.trim() || line.kind),
    element('ram:CategoryTradeTax', categoryAndRate(line)),
  ])
}

function paymentTerms(document: InvoiceDocument, { due }: CiiAmounts): Xml {
  if (due === 0) return ''
  const { dueOn, terms, corrects, locale } = document
  const t = createTranslateOf(document)
  const long = (day: string) => formatDate(Date.parse(day), { locale, timeZone: 'UTC' })
  const text = corrects
    ? t('correctsText', { number: corrects.number, date: long(corrects.issuedOn) })
    : terms || t('terms', { date: long(dueOn) })
  return element('ram:SpecifiedTradePaymentTerms', [
    textElement('ram:Description', text),
    dueOn ? dateTime('ram:DueDateDateTime', dueOn) : '',
  ])
}
