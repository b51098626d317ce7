import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { findBrokenRules } from '../../../../tests/support/en16931.ts'
import {
  sampleAddress,
  sampleDocument,
  sampleLine,
  sampleSettings,
} from '../../../../tests/support/invoice-sample.ts'
import { invoiceSettings } from '../../../../tests/support/invoices.ts'
import { propertyRuns } from '../../../../tests/support/property-runs.ts'
import type { Exchange } from '../../model/currency-settings.ts'
import { allocateDeductions, settle } from '../../money/settle.ts'
import type { SourceLine } from '../compose-document.ts'
import type { InvoiceDocument } from '../document.ts'
import { fitsEn16931, renderCii } from './render-cii.ts'

const RUNS = Math.min(propertyRuns(300), 10_000)
const folder = join(import.meta.dirname, '../../../../tests/fixtures/factur-x')
const schemas = readdirSync(folder)
  .filter(name => name.endsWith('.xsd'))
  .map(fileName => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }))
const main = schemas.find(({ fileName }) => fileName === 'Factur-X_1.07.3_EN16931.xsd')

async function schemaErrors(documents: readonly string[]) {
  const checked = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [main?.contents ?? ''],
    preload: schemas.filter(schema => schema !== main),
  })
  return checked.errors.map(error => error.message)
}

const untaxed = (changes: Partial<SourceLine> = {}) =>
  sampleLine({ before: { net: 4578, gross: 4578 }, taxes: [], ...changes })
const shipping = (net: number, tax: number) =>
  sampleLine({
    ...{ kind: 'shipping', name: 'DHL <Paket> & "Co"', sku: '', options: [], quantity: 1, net },
    before: { net, gross: net + tax },
    taxes: tax === 0 ? [] : [{ name: 'VAT', ppm: 190_000, compound: false, amount: tax }],
  })
const business = { vatId: 'FR40303265045', taxCountry: 'FR', exemption: 'reverse-charge' } as const
const abroad = sampleAddress({ country: 'FR', company: 'Terre SARL', postcode: '75001' })
const smallBusiness = sampleSettings({
  invoices: invoiceSettings({ smallBusiness: { enabled: true, notice: '' } }),
})
const american = sampleSettings({
  country: 'US',
  invoices: invoiceSettings({
    seller: { ...invoiceSettings().seller, vatId: '', taxNumber: '12-3456789' },
  }),
})

const DOLLARS: Exchange = {
  ...{ base: 'EUR', currency: 'USD', rate: '1.0842', rateDate: '2026-02-27', rounding: 'none' },
}

const DOCUMENTS: Record<string, InvoiceDocument> = {
  unpaid: sampleDocument({ lines: [sampleLine(), shipping(420, 80)] }),
  paid: sampleDocument({
    ...{ paid: 5448, payment: { method: 'stripe', title: 'Card', paidOn: '2026-03-02' } },
  }),
  'with discounts': sampleDocument({
    lines: [
      sampleLine({
        quantity: 7,
        discounts: [
          { label: 'spring', net: 500, gross: 595 },
          { label: '', net: -1, gross: 0 },
        ],
        net: 4079,
      }),
      shipping(0, 0),
    ],
  }),
  'reverse charge': sampleDocument({
    ...{ ...business, billing: abroad, shipping: undefined },
    lines: [untaxed({ isService: true })],
  }),
  'supply within the EU': sampleDocument({
    ...{ ...business, billing: abroad, shipping: abroad },
    lines: [untaxed(), untaxed({ isService: true }), shipping(500, 0)],
  }),
  export: sampleDocument({
    ...{ exemption: 'outside', taxCountry: 'CH', billing: sampleAddress({ country: 'CH' }) },
    lines: [untaxed(), shipping(500, 0)],
  }),
  'small business': sampleDocument({ lines: [untaxed()] }, smallBusiness),
  'outside of VAT': sampleDocument({ lines: [untaxed()], taxCountry: 'US' }, american),
  'zero rate': sampleDocument({
    lines: [
      sampleLine(),
      untaxed({ taxes: [{ name: 'Zero', ppm: 0, compound: false, amount: 0 }] }),
    ],
  }),
  'credit note': sampleDocument({
    ...{ kind: 'credit-note', number: 'CN-1', reason: 'Broken\u0000\u0008' },
    corrects: { number: 'INV-2026-0042', issuedOn: '2026-03-02' },
  }),
  'credit note of shipping': sampleDocument({
    ...{ kind: 'credit-note', number: 'CN-2', lines: [shipping(420, 80)] },
    corrects: { number: 'INV-2026-0042', issuedOn: '2026-03-02' },
  }),
  yen: sampleDocument({ currency: 'JPY' }),
  'dollars of a shop in euros': sampleDocument({ currency: 'USD', exchange: DOLLARS }),
  'credit note in yen of a shop in euros': sampleDocument({
    ...{ kind: 'credit-note', number: 'CN-3' },
    ...{ currency: 'JPY', exchange: { ...DOLLARS, currency: 'JPY', rate: '163.5' } },
    corrects: { number: 'INV-2026-0042', issuedOn: '2026-03-02' },
  }),
}

describe('EN 16931', () => {
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    test(`SH-4 follows the business rules: ${name}`, () => {
      expect(findBrokenRules(renderCii(document))).toEqual([])
    })
  }

  test('SH-4 fits the schema of Factur-X', async () => {
    expect(await schemaErrors(Object.values(DOCUMENTS).map(renderCii))).toEqual([])
    const broken = renderCii(sampleDocument()).replace('<ram:TypeCode>380</ram:TypeCode>', '')
    expect(await schemaErrors([broken])).not.toEqual([])
  })

  test('SH-4 chooses the category of each line', () => {
    const categories = (name: string) => DOCUMENTS[name]?.lines.map(line => line.category)
    expect(categories('supply within the EU')).toEqual(['K', 'AE', 'K'])
    expect(categories('export')).toEqual(['G', 'G'])
    expect(categories('small business')).toEqual(['E'])
    expect(categories('outside of VAT')).toEqual(['O'])
    expect(categories('zero rate')).toEqual(['S', 'Z'])
  })

  test('SH-4 currencies with three decimals have no electronic form', () => {
    expect(fitsEn16931(sampleDocument({ currency: 'KWD' }))).toBe(false)
    expect(fitsEn16931(sampleDocument())).toBe(true)
    const dinars = { ...DOLLARS, base: 'KWD' }
    expect(fitsEn16931(sampleDocument({ currency: 'USD', exchange: dinars }))).toBe(false)
  })

  test('SH-4 states the tax also in the currency of the seller', () => {
    const taxesOf = (name: string) =>
      renderCii(DOCUMENTS[name] ?? sampleDocument()).match(
        /<ram:Tax(TotalAmount|CurrencyCode)[^/]*/g,
      )
    expect(taxesOf('dollars of a shop in euros')).toEqual([
      '<ram:TaxCurrencyCode>EUR<',
      '<ram:TaxTotalAmount currencyID="USD">8.70<',
      '<ram:TaxTotalAmount currencyID="EUR">8.02<',
    ])
    // 870 yen at 163.5 yen per euro.
    expect(taxesOf('credit note in yen of a shop in euros')).toEqual([
      '<ram:TaxCurrencyCode>EUR<',
      '<ram:TaxTotalAmount currencyID="JPY">870<',
      '<ram:TaxTotalAmount currencyID="EUR">5.32<',
    ])
    expect(taxesOf('unpaid')).toHaveLength(1)
  })

  /** Each changes a valid document so that a rule breaks. */
  const BREAKS: [rule: string, from: string | RegExp, to: string][] = [
    ['BR-02', /<ram:ID>INV-[^<]*<\/ram:ID>/, ''],
    ['BR-03', '20260302', '2026-03-02'],
    ['BR-06', '<ram:Name>Tonwerk GmbH</ram:Name>', ''],
    [
      'BR-16',
      /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s,
      '',
    ],
    ['BR-25', '<ram:Name>Bowl</ram:Name>', ''],
    ['BR-61', /<ram:IBANID>[^<]*<\/ram:IBANID>/, ''],
    [
      'BR-CO-10',
      '<ram:LineTotalAmount>45.78</ram:LineTotalAmount></ram:Spec',
      '<ram:LineTotalAmount>45.79</ram:LineTotalAmount></ram:Spec',
    ],
    ['BR-CO-12', '<ram:ChargeTotalAmount>4.20', '<ram:ChargeTotalAmount>4.21'],
    ['BR-CO-13', '<ram:TaxBasisTotalAmount>49.98', '<ram:TaxBasisTotalAmount>49.99'],
    [
      'BR-CO-14',
      '<ram:TaxTotalAmount currencyID="EUR">9.50',
      '<ram:TaxTotalAmount currencyID="EUR">9.51',
    ],
    ['BR-CO-15', '<ram:GrandTotalAmount>59.48', '<ram:GrandTotalAmount>59.47'],
    ['BR-CO-16', '<ram:DuePayableAmount>59.48', '<ram:DuePayableAmount>0.00'],
    ['BR-CO-17', '<ram:CalculatedAmount>9.50', '<ram:CalculatedAmount>11.50'],
    ['BR-CO-25', /<ram:SpecifiedTradePaymentTerms>.*<\/ram:SpecifiedTradePaymentTerms>/, ''],
    [
      'BR-S-02',
      /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>(?=<\/ram:Seller)/,
      '',
    ],
    ['BR-S-08', '<ram:BasisAmount>49.98', '<ram:BasisAmount>49.97'],
    [
      'BR-S-10',
      '<ram:BasisAmount>',
      '<ram:ExemptionReason>None</ram:ExemptionReason><ram:BasisAmount>',
    ],
    ['BR-DEC', '<ram:GrandTotalAmount>59.48', '<ram:GrandTotalAmount>59.480'],
    ['PEPPOL-EN16931-R120', '<ram:ChargeAmount>15.26', '<ram:ChargeAmount>15.27'],
  ]

  for (const [rule, from, to] of BREAKS) {
    test(`SH-4 the checker reports ${rule}`, () => {
      const xml = renderCii(DOCUMENTS.unpaid ?? sampleDocument())
      const broken = xml.replace(from, to)
      expect(broken).not.toBe(xml)
      expect(findBrokenRules(broken)).toContain(rule)
    })
  }

  test('SH-4 the totals of random orders follow the rules', () => {
    fc.assert(
      fc.property(arbitraryOrder, order => {
        const document = documentOf(order)
        expect(findBrokenRules(renderCii(document))).toEqual([])
        expect(document.totals.gross).toBe(
          document.lines.reduce((sum, line) => sum + line.after.gross, 0),
        )
      }),
      { numRuns: RUNS },
    )
  })
})

const RATES = [
  [{ name: 'VAT', ppm: 190_000 }],
  [{ name: 'Reduced', ppm: 70_000 }],
  [{ name: 'Zero', ppm: 0 }],
  [],
  [
    { name: 'GST', ppm: 50_000 },
    { name: 'QST', ppm: 99_750, compound: true },
  ],
]

const arbitraryOrder = fc.record({
  basis: fc.constantFrom('net' as const, 'gross' as const),
  rounding: fc.constantFrom('line' as const, 'sum' as const),
  lines: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'product' as const,
        'product' as const,
        'shipping' as const,
        'fee' as const,
      ),
      amount: fc.oneof(fc.nat(2000), fc.nat(1e8)),
      quantity: fc.integer({ min: 1, max: 40 }),
      rates: fc.constantFrom(...RATES),
    }),
    { minLength: 1, maxLength: 100 },
  ),
  discounts: fc.array(fc.nat(5000), { maxLength: 3 }),
  paid: fc.nat(1e6),
})

type Order = typeof arbitraryOrder extends fc.Arbitrary<infer Value> ? Value : never

/** Settles a random order as the checkout does. */
function documentOf({ basis, rounding, lines, discounts, paid }: Order) {
  const charged = lines.map((line, index) => ({ ...line, id: String(index) }))
  const deductions = discounts.map((amount, index) => ({ id: `discount ${index}`, amount }))
  const settled = settle({
    ...{ lines: charged, basis, rounding },
    discounts: allocateDeductions(charged, deductions),
  })
  const sources = settled.map(({ kind, rates, before, after, ...line }, index) =>
    sampleLine({
      kind,
      quantity: kind === 'product' ? (lines[index]?.quantity ?? 1) : 1,
      before: { net: before.net, gross: before.gross },
      discounts: line.discounts.map(({ id, reduction }) => ({
        ...{ label: id, net: reduction.net, gross: reduction.gross },
      })),
      net: after.net,
      taxes: rates.map((rate, position) => ({
        ...{ name: rate.name, ppm: rate.ppm, compound: rate.compound ?? false },
        amount: after.taxes[position] ?? 0,
      })),
    }),
  )
  return sampleDocument({ lines: sources, paid })
}
