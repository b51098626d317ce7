import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  sampleAddress,
  sampleDocument,
  sampleLine,
} from '../../../../tests/support/invoice-sample.ts'
import { invoiceSettings } from '../../../../tests/support/invoices.ts'
import { bookingHead, bookingLine, toBookings } from './booking-list.ts'
import { toWindows1252 } from './windows-1252.ts'

const settings = {
  ...invoiceSettings().bookings,
  ...{ debtor: '10000', reverseCharge: '8336', export: '8120', consultant: '1001', client: '12' },
  rates: [
    { ppm: 190_000, account: '8400', taxKey: '' },
    { ppm: 70_000, account: '8300', taxKey: '2' },
  ],
}
const reduced = sampleLine({
  ...{ net: 1000, before: { net: 1000, gross: 1070 } },
  taxes: [{ name: 'Reduced', ppm: 70_000, compound: false, amount: 70 }],
})

describe('booking list', () => {
  test('SH-4 a document is booked once per tax rate', () => {
    const document = sampleDocument({ lines: [sampleLine(), reduced, sampleLine()] })
    expect(toBookings(document, settings)).toMatchObject([
      { amount: 10896, side: 'S', revenue: '8400', taxKey: '', debtor: '10000' },
      { amount: 1070, side: 'S', revenue: '8300', taxKey: '2', date: '2026-03-02' },
    ])
  })

  test('SH-4 credit notes are booked on the other side', () => {
    const document = sampleDocument({ kind: 'credit-note', lines: [reduced] })
    expect(toBookings(document, settings)).toMatchObject([{ amount: 1070, side: 'H' }])
  })

  test('SH-4 sales without tax have accounts of their reason', () => {
    const untaxed = sampleLine({ taxes: [] })
    const billing = sampleAddress({ country: 'FR' })
    const french = { exemption: 'reverse-charge', taxCountry: 'FR', billing } as const
    const swiss = { exemption: 'outside', taxCountry: 'CH' } as const
    const accountOf = (changes: object) =>
      toBookings(sampleDocument({ lines: [untaxed], ...changes }), settings)[0]?.revenue
    expect([accountOf(french), accountOf(swiss)]).toEqual(['8336', '8120'])
  })

  test('SH-4 rows follow the format', () => {
    const [booking] = toBookings(
      sampleDocument({ billing: sampleAddress({ company: 'A "B"; C\r\nGmbH' }) }),
      settings,
    )
    expect(booking && bookingLine(booking)).toBe(
      '54,48;"S";"EUR";;;"";10000;8400;"";0203;"INV-2026-0042";"";;"A ""B""; C GmbH"\r\n',
    )
    const exchange = {
      ...{ base: 'EUR', currency: 'USD', rate: '1.0842', rateDate: '2026-02-27' },
      rounding: 'none' as const,
    }
    const [dollars] = toBookings(sampleDocument({ currency: 'USD', exchange }), settings)
    expect(dollars && bookingLine(dollars)).toMatch(/^54,48;"S";"USD";1,0842;50,25;"EUR";10000;/)
    const fine = { ...exchange, rate: '0.00123457' }
    const [other] = toBookings(sampleDocument({ currency: 'USD', exchange: fine }), settings)
    expect(other && bookingLine(other)).toMatch(/^54,48;"S";"USD";;44128,72;"EUR";/)
    const period = { from: '2026-03-01', to: '2026-03-31' }
    const head = bookingHead(period, { settings, currency: 'EUR', createdAt: 0 })
    expect(head.split('\r\n')[0]).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;19700101000000000;;"RE";"";"";1001;12;20260101;4;20260301;20260331;/,
    )
  })

  test('SH-4 bookings add up to the total of any document', () => {
    const arbitraryLine = fc.record({
      net: fc.nat(1e7),
      ppm: fc.constantFrom(0, 70_000, 190_000),
      tax: fc.nat(1e6),
    })
    fc.assert(
      fc.property(fc.array(arbitraryLine, { minLength: 1, maxLength: 20 }), lines => {
        const document = sampleDocument({
          lines: lines.map(({ net, ppm, tax }) =>
            sampleLine({
              net,
              taxes: [{ name: 'VAT', ppm, compound: false, amount: ppm === 0 ? 0 : tax }],
            }),
          ),
        })
        const sum = toBookings(document, settings).reduce((all, one) => all + one.amount, 0)
        expect(sum).toBe(document.totals.gross)
      }),
    )
  })

  test('SH-4 text is encoded in Windows-1252', () => {
    expect([...toWindows1252('Aä€ß–Łć田')]).toEqual([
      ...[0x41, 0xe4, 0x80, 0xdf, 0x96, 0x3f, 0x63, 0x3f],
    ])
  })
})
