import { parseXml, type XmlElement } from '#base'

/**
 * Business rules of EN 16931 for Cross Industry Invoices, written from the standard and independent of
 * the code that writes invoices. Amounts are compared as integers of a hundredth. Returns the ids
 * of broken rules. The tolerance of BR-CO-17 is that of the official Schematron: one unit.
 */
export function findBrokenRules(xml: string): string[] {
  const root = parseXml(xml)
  if (!root) return ['XML']
  const broken: string[] = []
  const check = (rule: string, holds: boolean) => {
    if (!holds && !broken.includes(rule)) broken.push(rule)
  }
  const transaction = one(root, 'supplychaintradetransaction')
  const agreement = one(transaction, 'applicableheadertradeagreement')
  const delivery = one(transaction, 'applicableheadertradedelivery')
  const settlement = one(transaction, 'applicableheadertradesettlement')
  const lines = all(transaction, 'includedsupplychaintradelineitem').map(readLine)
  const breakdown = all(settlement, 'applicabletradetax').map(readTax)
  const extras = all(settlement, 'specifiedtradeallowancecharge').map(readExtra)
  const document = one(root, 'exchangeddocument')
  checkHeader(check, { root, document, agreement, settlement, lines })
  checkLines(check, lines)
  checkTotals(check, { settlement, lines, extras, breakdown })
  checkBreakdown(check, { lines, extras, breakdown })
  checkParties(check, { agreement, delivery, lines, breakdown })
  checkPayment(check, settlement)
  for (const amount of amountsOf(root)) check('BR-DEC', !/\.\d{3,}$/.test(amount))
  return broken
}

type Check = (rule: string, holds: boolean) => void
type Line = ReturnType<typeof readLine>
type Tax = ReturnType<typeof readTax>
type Extra = ReturnType<typeof readExtra>

function readLine(line: XmlElement) {
  const settlement = one(line, 'specifiedlinetradesettlement')
  const price = one(one(line, 'specifiedlinetradeagreement'), 'netpriceproducttradeprice')
  const quantity = one(one(line, 'specifiedlinetradedelivery'), 'billedquantity')
  return {
    id: text(line, 'associateddocumentlinedocument', 'lineid'),
    name: text(line, 'specifiedtradeproduct', 'name'),
    price: text(price, 'chargeamount'),
    basis: Number(text(price, 'basisquantity') || '1'),
    quantity: Number(content(quantity)),
    unit: quantity?.attributes.unitcode,
    total: text(settlement, 'specifiedtradesettlementlinemonetarysummation', 'linetotalamount'),
    extras: all(settlement, 'specifiedtradeallowancecharge').map(readExtra),
    category: text(settlement, 'applicabletradetax', 'categorycode'),
    rate: text(settlement, 'applicabletradetax', 'rateapplicablepercent'),
  }
}

const readTax = (tax: XmlElement) => ({
  amount: text(tax, 'calculatedamount'),
  basis: text(tax, 'basisamount'),
  category: text(tax, 'categorycode'),
  rate: text(tax, 'rateapplicablepercent'),
  reason: text(tax, 'exemptionreason') + text(tax, 'exemptionreasoncode'),
})

const readExtra = (extra: XmlElement) => ({
  isCharge: text(extra, 'chargeindicator', 'indicator') === 'true',
  amount: text(extra, 'actualamount'),
  reason: text(extra, 'reason') + text(extra, 'reasoncode'),
  category: text(extra, 'categorytradetax', 'categorycode'),
  rate: text(extra, 'categorytradetax', 'rateapplicablepercent'),
})

function checkHeader(
  check: Check,
  {
    root,
    document,
    agreement,
    settlement,
    lines,
  }: Record<'root' | 'document' | 'agreement' | 'settlement', XmlElement | undefined> & {
    lines: Line[]
  },
) {
  const context = one(root, 'exchangeddocumentcontext')
  const guideline = text(context, 'guidelinespecifieddocumentcontextparameter', 'id')
  const type = text(document, 'typecode')
  check('BR-01', guideline !== '')
  check('BR-02', text(document, 'id') !== '')
  check('BR-03', /^\d{8}$/.test(text(document, 'issuedatetime', 'datetimestring')))
  check('BR-04', ['380', '381'].includes(type))
  check('BR-05', /^[A-Z]{3}$/.test(text(settlement, 'invoicecurrencycode')))
  check('BR-06', text(agreement, 'sellertradeparty', 'name') !== '')
  check('BR-07', text(agreement, 'buyertradeparty', 'name') !== '')
  for (const [party, rules] of [
    ['sellertradeparty', ['BR-08', 'BR-09']],
    ['buyertradeparty', ['BR-10', 'BR-11']],
  ] as const) {
    const address = one(one(agreement, party), 'postaltradeaddress')
    check(rules[0], address !== undefined)
    check(rules[1], /^[A-Z]{2}$/.test(text(address, 'countryid')))
  }
  check('BR-16', lines.length > 0)
  const reference = one(settlement, 'invoicereferenceddocument')
  check('BR-55', !reference || text(reference, 'issuerassignedid') !== '')
  check('BR-DE-26', type !== '381' || reference !== undefined)
}

function checkLines(check: Check, lines: Line[]) {
  const ids = lines.map(line => line.id)
  check('BR-21', ids.every(Boolean) && new Set(ids).size === ids.length)
  for (const line of lines) {
    check('BR-22', Number.isFinite(line.quantity) && line.quantity !== 0)
    check('BR-23', line.unit !== undefined)
    check('BR-24', line.total !== '')
    check('BR-25', line.name !== '')
    check('BR-26', line.price !== '')
    check('BR-27', !line.price.startsWith('-'))
    check('BR-CO-04', line.category !== '')
    const allowances = sum(
      line.extras.map(extra => (extra.isCharge ? 1 : -1) * cents(extra.amount)),
    )
    const expected = (cents(line.price) * line.quantity) / line.basis + allowances
    check('PEPPOL-EN16931-R120', expected === cents(line.total))
    for (const extra of line.extras) {
      check('BR-41', extra.amount !== '' && cents(extra.amount) >= 0)
      check('BR-42', extra.reason !== '')
    }
  }
}

function checkTotals(
  check: Check,
  {
    settlement,
    lines,
    extras,
    breakdown,
  }: { settlement: XmlElement | undefined; lines: Line[]; extras: Extra[]; breakdown: Tax[] },
) {
  const summation = one(settlement, 'specifiedtradesettlementheadermonetarysummation')
  const written = (name: string) => text(summation, name)
  const total = (name: string) => cents(written(name) || '0')
  check('BR-12', written('linetotalamount') !== '')
  check('BR-13', written('taxbasistotalamount') !== '')
  check('BR-14', written('grandtotalamount') !== '')
  check('BR-15', written('duepayableamount') !== '')
  const ofKind = (isCharge: boolean) =>
    sum(extras.filter(extra => extra.isCharge === isCharge).map(extra => cents(extra.amount)))
  check('BR-CO-10', total('linetotalamount') === sum(lines.map(line => cents(line.total))))
  check('BR-CO-11', total('allowancetotalamount') === ofKind(false))
  check('BR-CO-12', total('chargetotalamount') === ofKind(true))
  check(
    'BR-CO-13',
    total('taxbasistotalamount') ===
      total('linetotalamount') - total('allowancetotalamount') + total('chargetotalamount'),
  )
  check('BR-CO-14', total('taxtotalamount') === sum(breakdown.map(tax => cents(tax.amount))))
  check(
    'BR-CO-15',
    total('grandtotalamount') === total('taxbasistotalamount') + total('taxtotalamount'),
  )
  check(
    'BR-CO-16',
    total('duepayableamount') === total('grandtotalamount') - total('totalprepaidamount'),
  )
  const taxCurrency = text(settlement, 'taxcurrencycode')
  const inTaxCurrency = all(summation, 'taxtotalamount').filter(
    amount => amount.attributes.currencyid === taxCurrency,
  )
  check('BR-53', taxCurrency === '' || inTaxCurrency.length === 1)
  const terms = one(settlement, 'specifiedtradepaymentterms')
  const isExplained = text(terms, 'description') + text(terms, 'duedatedatetime') !== ''
  check('BR-CO-25', total('duepayableamount') <= 0 || isExplained)
  for (const extra of extras) {
    check(extra.isCharge ? 'BR-36' : 'BR-31', extra.amount !== '')
    check(extra.isCharge ? 'BR-37' : 'BR-32', extra.category !== '')
    check(extra.isCharge ? 'BR-38' : 'BR-33', extra.reason !== '')
  }
}

const EXEMPT = ['E', 'AE', 'K', 'G', 'O']

function checkBreakdown(
  check: Check,
  { lines, extras, breakdown }: { lines: Line[]; extras: Extra[]; breakdown: Tax[] },
) {
  check('BR-CO-18', breakdown.length > 0)
  const keys = breakdown.map(tax => `${tax.category} ${Number(tax.rate)}`)
  check('UNIQUE-BREAKDOWN', new Set(keys).size === keys.length)
  const taxed = [...lines, ...extras.map(extra => ({ ...extra, total: '' }))]
  for (const { category, rate } of taxed) {
    check(`BR-${category}-01`, keys.includes(`${category} ${Number(rate)}`))
  }
  for (const tax of breakdown) {
    const { category, rate } = tax
    const isSame = (other: { category: string; rate: string }) =>
      other.category === category && Number(other.rate) === Number(rate)
    const basis =
      sum(lines.filter(isSame).map(line => cents(line.total))) +
      sum(extras.filter(isSame).map(extra => (extra.isCharge ? 1 : -1) * cents(extra.amount)))
    check('BR-45', tax.basis !== '')
    check('BR-46', tax.amount !== '')
    check('BR-48', rate !== '' || category === 'O')
    check(`BR-${category}-08`, cents(tax.basis) === basis)
    const expected = Math.round((cents(tax.basis) * Number(rate || '0')) / 100)
    check('BR-CO-17', Math.abs(cents(tax.amount) - expected) < 100)
    if (category === 'S') check('BR-S-05', Number(rate) > 0)
    else {
      check(`BR-${category}-05`, Number(rate || '0') === 0)
      check(`BR-${category}-09`, cents(tax.amount) === 0)
    }
    check(`BR-${category}-10`, EXEMPT.includes(category) === (tax.reason !== ''))
  }
  const categories = new Set(breakdown.map(tax => tax.category))
  check('BR-O-11', !categories.has('O') || categories.size === 1)
}

function checkParties(
  check: Check,
  {
    agreement,
    delivery,
    lines,
    breakdown,
  }: Record<'agreement' | 'delivery', XmlElement | undefined> & { lines: Line[]; breakdown: Tax[] },
) {
  const seller = one(agreement, 'sellertradeparty')
  const buyer = one(agreement, 'buyertradeparty')
  const registered = (party: XmlElement | undefined, scheme: string) =>
    all(party, 'specifiedtaxregistration').some(
      registration => one(registration, 'id')?.attributes.schemeid === scheme,
    )
  const vatId = registered(seller, 'VA')
  const anyId = vatId || registered(seller, 'FC')
  const has = (category: string) => breakdown.some(tax => tax.category === category)
  for (const category of ['S', 'Z', 'E', 'AE']) {
    if (has(category)) check(`BR-${category}-02`, anyId)
  }
  if (has('AE')) check('BR-AE-02', registered(buyer, 'VA'))
  if (has('G')) check('BR-G-02', vatId)
  if (has('K')) {
    check('BR-IC-02', vatId && registered(buyer, 'VA'))
    check('BR-IC-11', text(delivery, 'actualdeliverysupplychainevent', 'occurrencedatetime') !== '')
    check('BR-IC-12', one(delivery, 'shiptotradeparty') !== undefined)
  }
  if (has('O')) check('BR-O-02', !vatId && !registered(buyer, 'VA'))
  check('BR-CO-26', vatId || text(seller, 'id') !== '')
  for (const party of [seller, buyer]) {
    for (const registration of all(party, 'specifiedtaxregistration')) {
      const id = one(registration, 'id')
      if (id?.attributes.schemeid === 'VA') check('BR-CO-09', /^[A-Z]{2}/.test(content(id)))
    }
  }
  const shipTo = one(delivery, 'shiptotradeparty')
  if (shipTo) check('BR-57', text(shipTo, 'postaltradeaddress', 'countryid') !== '')
  check('LINES', lines.length > 0)
}

function checkPayment(check: Check, settlement: XmlElement | undefined) {
  for (const means of all(settlement, 'specifiedtradesettlementpaymentmeans')) {
    const code = text(means, 'typecode')
    const iban = text(means, 'payeepartycreditorfinancialaccount', 'ibanid')
    check('BR-49', code !== '')
    check('BR-61', !['30', '58'].includes(code) || iban !== '')
  }
}

const children = (element: XmlElement | undefined) =>
  (element?.children ?? []).filter(child => typeof child !== 'string')
const all = (element: XmlElement | undefined, name: string) =>
  children(element).filter(child => child.name === name)
const one = (element: XmlElement | undefined, name: string) => all(element, name)[0]

/** Text of an element with its descendants. */
function content(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map(child => (typeof child === 'string' ? child : content(child)))
    .join('')
    .trim()
}

function text(element: XmlElement | undefined, ...path: string[]): string {
  return content(path.reduce((at, name) => one(at, name), element))
}

function amountsOf(element: XmlElement): string[] {
  const inner = children(element).flatMap(amountsOf)
  return /amount$/.test(element.name) ? [content(element), ...inner] : inner
}

/** A decimal as an integer of hundredths. */
function cents(amount: string): number {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
