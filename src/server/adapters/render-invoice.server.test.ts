import { expect, test } from 'vitest'
import type { Pages } from '#pages'
import { sampleDocument, sampleLine } from '../../../tests/support/invoice-sample.ts'
import { findPdfAProblems } from '../../../tests/support/pdf-a.ts'
import type { Branding } from './branding.ts'
import { createRenderInvoice } from './render-invoice.ts'

const pages = { settings: { get: async () => ({ theme: { colours: {} } }) } } as unknown as Pages
const branding = { logoPng: async () => undefined } as unknown as Branding
const render = createRenderInvoice({ pages, branding: () => branding })

test('SH-4 documents are rendered one after another in a thread', async () => {
  const lines = Array.from({ length: 100 }, () => sampleLine())
  const [short, long] = await Promise.all([
    render(sampleDocument()),
    render(sampleDocument({ lines })),
  ])
  expect(findPdfAProblems(short)).toEqual([])
  expect(long.length).toBeGreaterThan(short.length)
})

test('SH-4 a document that cannot be rendered does not stop others', async () => {
  const broken = { ...sampleDocument(), currency: 'no currency' }
  await expect(render(broken)).rejects.toThrow(/currency/)
  const billing = { ...sampleDocument().buyer, company: '株式会社' }
  const pdf = await render({ ...sampleDocument(), buyer: billing })
  expect(findPdfAProblems(pdf)).toEqual([])
})
