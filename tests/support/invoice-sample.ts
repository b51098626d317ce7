import {
  composeDocument,
  type DocumentSource,
  type SourceLine,
} from '../../src/shop/invoices/compose-document.ts'
import type { InvoiceDocument } from '../../src/shop/invoices/document.ts'
import { defaultShopSettings, type ShopSettings } from '../../src/shop/model/settings.ts'
import { invoiceSettings } from './invoices.ts'

const ADDRESS = {
  ...{ first_name: 'Ida', last_name: 'Berg', company: '', country: 'DE' },
  ...{ address_1: 'Tonweg 3', address_2: '', postcode: '10115', city: 'Berlin', state: '' },
}

export const sampleAddress = (changes: Partial<typeof ADDRESS> = {}) => ({ ...ADDRESS, ...changes })

export function sampleLine(changes: Partial<SourceLine> = {}): SourceLine {
  return {
    kind: 'product',
    name: 'Bowl',
    sku: 'BOWL-1',
    options: ['Color: Red'],
    quantity: 3,
    isService: false,
    before: { net: 4578, gross: 5448 },
    discounts: [],
    net: 4578,
    taxes: [{ name: 'VAT', ppm: 190_000, compound: false, amount: 870 }],
    ...changes,
  }
}

export const sampleSettings = (changes: Partial<ShopSettings> = {}): ShopSettings => ({
  ...defaultShopSettings,
  name: 'Tonwerk',
  email: 'post@tonwerk.example',
  invoices: invoiceSettings(),
  ...changes,
})

/** A document of an order in Germany, three bowls by default. */
export function sampleDocument(
  changes: Partial<DocumentSource> = {},
  settings: ShopSettings = sampleSettings(),
): InvoiceDocument {
  return composeDocument(
    {
      kind: 'invoice',
      number: 'INV-2026-0042',
      issuedOn: '2026-03-02',
      deliveredOn: '2026-03-03',
      order: { number: 1001, placedOn: '2026-03-01' },
      currency: 'EUR',
      locale: 'en',
      display: 'incl',
      exemption: undefined,
      taxCountry: 'DE',
      billing: sampleAddress(),
      email: 'ida@example.com',
      vatId: '',
      shipping: sampleAddress(),
      lines: [sampleLine()],
      paid: 0,
      payment: { method: 'bacs', title: 'Direct bank transfer', paidOn: '' },
      reason: '',
      ...changes,
    },
    settings,
  )
}
