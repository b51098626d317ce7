import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readInvoiceFont } from '../../../../tests/support/invoice-fonts.ts'
import {
  sampleAddress,
  sampleDocument,
  sampleLine,
} from '../../../../tests/support/invoice-sample.ts'
import { findPdfAProblems, readAttachedXml } from '../../../../tests/support/pdf-a.ts'
import { renderCii } from '../cii/render-cii.ts'
import type { InvoiceDocument } from '../document.ts'
import { renderPdf } from './render-pdf.ts'

const look = { accent: '#8a4b2a', text: '#1c1c1c', muted: '#5c5c5c' }
const render = (document: InvoiceDocument) =>
  renderPdf(document, { look, readFont: readInvoiceFont })

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const doc = await getDocumentProxy(new Uint8Array(pdf))
  const pages: string[] = []
  for (let number = 1; number <= doc.numPages; number++) {
    const content = await (await doc.getPage(number)).getTextContent()
    pages.push(content.items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

const replaceIn = (pdf: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1')

describe('PDF of an invoice', () => {
  for (const locale of ['en', 'de', 'fr', 'ar']) {
    test(`SH-4 follows PDF/A-3 and contains its XML (${locale})`, async () => {
      const document = sampleDocument({ locale })
      const pdf = await render(document)
      expect(findPdfAProblems(pdf)).toEqual([])
      expect(readAttachedXml(pdf)).toBe(renderCii(document))
    })
  }

  test('SH-4 the checker reports what breaks PDF/A-3', async () => {
    const pdf = await render(sampleDocument())
    for (const [from, to, problem] of [
      ['/AFRelationship /Alternative', '/AFRelationship /Data', 'relationship'],
      ['/S /GTS_PDFA1', '/S /GTS_PDFX', 'output intent'],
      ['<pdfaid:part>3', '<pdfaid:part>2', 'part'],
      ['/FontFile2 ', '/FontFileX ', 'embedded fonts'],
      ['/ModDate', '/NoDate', 'modification date'],
      ['<pdfaProperty:name>Version', '<pdfaProperty:name>Another', 'schema of Version'],
    ] as const) {
      expect(findPdfAProblems(replaceIn(pdf, from, to))).toContain(problem)
    }
  })

  test('SH-4 the same document gives the same bytes', async () => {
    const [one, two] = [await render(sampleDocument()), await render(sampleDocument())]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  })

  test('SH-4 one hundred lines continue on pages with numbers and sums', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => sampleLine({ name: `Item ${index}.` }))
    const pages = await pagesOf(await render(sampleDocument({ lines })))
    expect(pages.length).toBeGreaterThan(4)
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      if (index > 0) expect(text).toContain('INV-2026-0042')
    })
    expect(pages[0]).toContain('Carried forward')
    expect(pages[1]).toContain('Carried forward')
    const whole = pages.join(' ')
    for (let index = 0; index < 100; index++) expect(whole).toContain(`Item ${index}.`)
    expect(whole).toContain('€5,448.00')
  })

  test('SH-4 names in any script have glyphs', async () => {
    const billing = sampleAddress({
      ...{ first_name: '田中 太郎', last_name: '김철수', company: 'Чайка ΑΕ' },
      ...{ address_1: 'רחוב הרצל 5', city: 'ليلى', address_2: 'กรุงเทพ 🎁' },
    })
    const pdf = await render(sampleDocument({ billing, lines: [sampleLine({ name: 'Łódź' })] }))
    const [text = ''] = await pagesOf(pdf)
    for (const part of ['田', '김', 'Чайка', 'Ł']) expect(text).toContain(part)
    expect(findPdfAProblems(pdf)).toEqual([])
  })

  test('SH-4 unpaid invoices name the account, paid ones when they were paid', async () => {
    const [unpaid = ''] = await pagesOf(await render(sampleDocument()))
    expect(unpaid).toContain('DE02 1203 0000 0000 2020 51')
    expect(unpaid).toContain('Payable by March 16, 2026')
    const payment = {
      ...{ method: 'stripe', title: 'Card', paidOn: '2026-03-02' },
      parts: [
        { title: 'Gift card', amount: 5000 },
        { title: 'Card', amount: 448 },
      ],
    }
    const [paid = ''] = await pagesOf(await render(sampleDocument({ paid: 5448, payment })))
    expect(paid).toContain('Paid on March 2, 2026: Gift card €50.00, Card €4.48')
    expect(paid).not.toContain('IBAN')
  })
})
