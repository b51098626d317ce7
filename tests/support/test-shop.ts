import { addToOutbox, type Connection } from '#db'
import { moveRedirects } from '../../src/pages/move-redirects.ts'
import { createShop, type Shop } from '../../src/shop/create-shop.ts'
import type { ShopDeps } from '../../src/shop/deps.ts'
import { renderPdf } from '../../src/shop/invoices/pdf/render-pdf.ts'
import { type CheckoutFields, emptyCheckoutFields } from '../../src/shop/model/checkout-fields.ts'
import type { Picture } from '../../src/shop/model/media.ts'
import {
  defaultShopSettings,
  type ShopSettings,
  type TaxRule,
} from '../../src/shop/model/settings.ts'
import { readInvoiceFont } from './invoice-fonts.ts'
import { createManualClock } from './manual-clock.ts'

export const TEST_START = Date.UTC(2026, 2, 2, 9)

/** A shop with a manual clock and fake images. */
export function createTestShop(
  connection: Connection,
  { taxes, ...settings }: Partial<ShopSettings> & { taxes?: TaxRule[] } = {},
  deps: Partial<ShopDeps> = {},
) {
  const clock = createManualClock(TEST_START)
  const fetched: string[] = []
  let written: Promise<unknown> | undefined
  /** Every call of the shop reads its settings first, so it waits for the rates. */
  async function readSettings() {
    written ??= taxes ? shop.taxRates.replaceAll(taxes) : Promise.resolve()
    await written
    return { ...defaultShopSettings, ...settings }
  }
  const shop: Shop = createShop({
    db: connection.db,
    kind: connection.kind,
    clock,
    settings: readSettings,
    addToOutbox,
    cleanHtml: html => html.replace(/<script[\s\S]*?<\/script>|<[^>]*\son\w+=[^>]*>/gi, ''),
    pictures: {
      cacheTag: id => `media:${id}`,
      resolve: async ids => new Map(ids.map(id => [id, toPicture(id)])),
      videos: async ids =>
        new Map(ids.map(id => [id, { src: `/media/${id}/original`, mime: 'video/mp4' }])),
      fetch: async url => {
        fetched.push(url)
        return url.includes('missing') ? undefined : `picture-${url.split('/').at(-1)}`
      },
      placeholderId: 'placeholder',
      scene: 'scene',
    },
    redirect: (tx, from, to) => moveRedirects(tx, from, to, { lead: true, nowMs: clock.now() }),
    hasPage: async () => true,
    readPage: async () => undefined,
    askVies: async () => undefined,
    sealed: {
      seal: text => Buffer.from(text).toString('base64url'),
      unseal: text => Buffer.from(text, 'base64url').toString(),
    },
    orderFiles: { adopt: async () => {}, remove: async () => {} },
    reviewPhotos: { write: async () => {}, remove: async () => {} },
    encodePhoto: async () => ({ ok: false, reason: 'not-a-photo' }),
    paymentProviders: { connect: async () => undefined },
    renderInvoice: document =>
      renderPdf(document, {
        look: { accent: '#8a4b2a', text: '#1c1c1c', muted: '#5c5c5c' },
        readFont: readInvoiceFont,
      }),
    async addTaxClasses(_db, classes) {
      const { tax } = { ...defaultShopSettings, ...settings }
      settings.tax = { ...tax, classes: [...tax.classes, ...classes] }
    },
    publicUrl: 'http://shop.test',
    ...deps,
  })
  return { shop, clock, fetched }
}

function toPicture(id: string): Picture {
  return { id, alt: '', width: 800, height: 1000, colour: '#efe8dc', widths: [400, 800] }
}

/** Valid checkout fields. */
export function checkoutFields(changes: Partial<CheckoutFields> = {}): CheckoutFields {
  return {
    ...emptyCheckoutFields,
    billing_first_name: 'Ida',
    billing_last_name: 'Berg',
    billing_country: 'DE',
    billing_address_1: 'Tonweg 3',
    billing_postcode: '10115',
    billing_city: 'Berlin',
    billing_phone: '+49 30 123456',
    billing_email: 'ida@example.com',
    payment_method: 'cod',
    ...changes,
  }
}

export function fileOf(text: string) {
  return async function* () {
    yield new TextEncoder().encode(text)
  }
}
