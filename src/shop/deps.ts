import type { Clock } from '#base'
import type { Database, DatabaseKind, OutboxEntry } from '#db'
import type { OrderFiles } from './cart/addon-files.ts'
import type { InvoiceDocument } from './invoices/document.ts'
import type { Picture, VideoFile } from './model/media.ts'
import type { ShopSettings } from './model/settings.ts'
import type { PaymentMode, PaymentProvider } from './payments/provider.ts'
import type { EncodePhoto, ReviewPhotoStore } from './reviews/review-photo-store.ts'
import type { AskVies } from './tax/check-vat-id.ts'

/** Media library as seen by the shop. */
export interface Pictures {
  /** Cache tag for an entry. */
  cacheTag(id: string): string
  /** Loads images by id in one query. */
  resolve(ids: string[]): Promise<Map<string, Picture>>
  /** Loads videos by id; `tag` receives the tags of related media. */
  videos(ids: string[], tag: (...tags: string[]) => void): Promise<Map<string, VideoFile>>
  /** Imports an image from a URL; undefined if unavailable. Throws for local problems such as a full disk. */
  fetch(url: string): Promise<string | undefined>
  /** Placeholder for unavailable images. */
  placeholderId: string | undefined
  /** Id of the drawing that products without images show. */
  scene: string
}

/** Connections to payment providers, with the keys that are stored for them. */
export interface PaymentProviders {
  /** Undefined without keys for this mode. */
  connect(method: string, mode: PaymentMode): Promise<PaymentProvider | undefined>
}

/** Dependencies of the shop, provided by `server/services.ts`. */
export interface ShopDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  settings(): Promise<ShopSettings>
  addToOutbox(db: Database, entry: OutboxEntry, nowMs: number): Promise<void>
  /** Sanitizes product texts. */
  cleanHtml(html: string): string
  pictures: Pictures
  /** Redirects a changed path, within the caller's transaction. */
  redirect(db: Database, from: string, to: string): Promise<void>
  /** Whether a public page exists at a path. */
  hasPage(path: string): Promise<boolean>
  /** Title and text of a public page as HTML. */
  readPage(path: string): Promise<{ title: string; html: string } | undefined>
  /** Asks the register of the EU about a VAT ID. */
  askVies: AskVies
  /** Encrypts texts that must not be readable in the database. `unseal` throws for other texts. */
  sealed: { seal(text: string): string; unseal(sealed: string): string }
  paymentProviders: PaymentProviders
  /** Files that buyers upload for add-ons. */
  orderFiles: OrderFiles
  /** Photos of reviews. */
  reviewPhotos: ReviewPhotoStore
  encodePhoto: EncodePhoto
  /** Renders an invoice as PDF with the branding of the site. */
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>
  /** Adds tax classes that the shop does not have, within the caller's transaction. */
  addTaxClasses(
    db: Database,
    classes: readonly ShopSettings['tax']['classes'][number][],
  ): Promise<void>
  /** Public URL for links in mails. */
  publicUrl: string
}
