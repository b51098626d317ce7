import { createMemo } from '#base'
import { createListAnchors, type Database } from '#db'
import type { MailTheme } from '#mail'
import { createAccount } from './account/create-account.ts'
import type { ProductAnchors } from './catalog/page-of-lists.ts'
import { COMPLETED_FIELDS } from './checkout/completed-fields.ts'
import { createCartReminders } from './create-cart-reminders.ts'
import { createContext } from './create-context.ts'
import { createImports } from './create-imports.ts'
import { createShopMails } from './create-mails.ts'
import { createStorefront } from './create-storefront.ts'
import { createCustomerGroups } from './customer-groups/create-customer-groups.ts'
import { CUSTOMER_GROUPS_TAG, createKnownGroups } from './customer-groups/known-groups.ts'
import { createCustomers } from './customers/create-customers.ts'
import type { ShopDeps } from './deps.ts'
import { createAutomaticDiscounts } from './discounts/automatic-discounts.ts'
import { createDiscounts } from './discounts/create-discounts.ts'
import { findDownload, startDownload } from './downloads/deliver-download.ts'
import { findUsedFiles } from './downloads/used-files.ts'
import { exportProducts } from './export/export-products.ts'
import { createFacets } from './facets/create-facets.ts'
import { createGiftCards } from './gift-cards/create-gift-cards.ts'
import type { BookingPeriod } from './invoices/bookings/booking-list.ts'
import { localizeFields } from './model/checkout-settings.ts'
import { createOrderEditing } from './order-editing/create-order-editing.ts'
import { deleteOrder } from './orders/delete-order.ts'
import {
  addOrderNote,
  changeOrderEmail,
  renewOrderDownloads,
  resendOrderMail,
} from './orders/edit-order.ts'
import { eraseOrder } from './orders/erase-order.ts'
import { exportOrders } from './orders/export-orders.ts'
import {
  cancelFulfilment,
  type Fulfilment,
  fulfilOrder,
} from './orders/fulfilments/fulfil-order.ts'
import {
  exportBookings,
  exportInvoicesAsCsv,
  exportInvoicesAsZip,
} from './orders/invoices/export-invoices.ts'
import { createInvoice, voidInvoice } from './orders/invoices/issue-invoice.ts'
import { type InvoiceFilter, listInvoices } from './orders/invoices/list-invoices.ts'
import { loadDocument } from './orders/invoices/load-invoices.ts'
import { mailInvoice } from './orders/invoices/mail-invoice.ts'
import { openInvoice, renderFile } from './orders/invoices/open-invoice.ts'
import {
  listMatchingOrders,
  listOrdersForStaff,
  type OrderFilter,
  type StaffOrderQuery,
} from './orders/list-for-staff.ts'
import { listOrders, type OrderQuery } from './orders/list-orders.ts'
import { loadOrder, loadOrderEvents } from './orders/load-order.ts'
import { loadOrderDetail } from './orders/load-order-detail.ts'
import {
  composeOrderMail,
  type OrderMailRequest,
  readOrderMail,
} from './orders/mail/load-order-mail.ts'
import { type Quarter, readOneStopShop } from './orders/one-stop-shop.ts'
import { continueOrderNumbers } from './orders/order-number.ts'
import { type OrderAddress, openReceivedOrder, verifyOrderEmail } from './orders/order-received.ts'
import { capturePayment, releasePayment } from './orders/payments/capture-payment.ts'
import { createPayments } from './orders/payments/create-payments.ts'
import { recordPayment } from './orders/payments/record-payment.ts'
import { returnOverpayment } from './orders/payments/return-overpayment.ts'
import { voidPayment } from './orders/payments/void-payment.ts'
import { refundOrder } from './orders/refunds/refund-order.ts'
import { retryTransfer } from './orders/refunds/transfer-refunds.ts'
import { applyRetention, type RetainedSince } from './orders/retention.ts'
import { changeReturn, type ReturnChange } from './orders/returns/change-return.ts'
import { type ReturnRequest, requestReturn } from './orders/returns/request-return.ts'
import { readRevenue } from './orders/revenue.ts'
import { reindexOrders } from './orders/search-orders.ts'
import { type StatusChange, setOrderStatus } from './orders/set-status.ts'
import { loadTerms } from './orders/terms/terms-versions.ts'
import { createWithdrawals } from './orders/withdrawals/create-withdrawals.ts'
import type { BulkChange } from './products/bulk-change.ts'
import { changeProducts } from './products/bulk-edit.ts'
import { createTerms } from './products/create-terms.ts'
import { duplicateProduct } from './products/duplicate-product.ts'
import { listProductsForStaff, type StaffProductQuery } from './products/list-for-staff.ts'
import { loadProduct } from './products/load-product.ts'
import { netShares } from './products/net-shares.ts'
import { findPictureUses, readPictureIds } from './products/picture-uses.ts'
import type { ProductEdit } from './products/product-edit.ts'
import { removeProduct, trashProduct } from './products/trash.ts'
import { type BulkUndo, undoChange } from './products/undo-bulk.ts'
import { changeProduct, createProduct } from './products/write-product.ts'
import { createReports } from './reports/create-reports.ts'
import { createReviews } from './reviews/create-reviews.ts'
import { createStockAlerts } from './stock-alerts/create-stock-alerts.ts'
import { createShopTasks } from './tasks.ts'
import { createVatIds } from './tax/check-vat-id.ts'
import { createTaxRateEditor } from './tax/edit-rates.ts'
import { createTaxRates, TAX_RATES_TAG } from './tax/tax-rates.ts'

/** Creates the shop's services. Every call reads the settings before opening a transaction. */
export function createShop(deps: ShopDeps) {
  const taxRates = createTaxRates(deps)
  const imports = createImports(deps, taxRates)
  const vatIds = createVatIds(deps)
  const automatic = createAutomaticDiscounts(deps.db)
  const reports = createReports(deps)
  const groups = createKnownGroups(deps.db)
  const shared = { automatic, groups, taxRates, vatIds }
  const { settingsOf, contextIn } = createContext(deps, shared)
  const context = () => contextIn()
  const anchors: ProductAnchors = createListAnchors()
  const facets = createFacets(deps.db)
  const storefrontOf = createMemo(key => {
    const [currency, group] = key.split(' ')
    return createStorefront(deps, {
      anchors,
      facets,
      context: () => contextIn(currency, group),
      settings: () => settingsOf(currency, group),
    })
  })
  /**
   * What visitors use, in one of the shop's currencies, with the prices of a group of customers.
   * Unknown currencies and groups are ignored, so that a removed one does no harm.
   */
  const storefront = (currency = '', groupId = '') => storefrontOf(`${currency} ${groupId}`)
  const cartReminders = createCartReminders(
    deps,
    async (key, currency) => {
      const { cart, settings } = storefront(currency)
      return { cart: await cart.view({ key }), settings: await settings() }
    },
    contextIn,
  )
  return {
    ...storefront(),
    storefront,
    /** Address fields with suggestions (FM-10). */
    completedFields: async () =>
      COMPLETED_FIELDS[(await deps.settings()).addressSuggestions.provider],
    /** The catalogue for staff. */
    products: {
      list: async (query: StaffProductQuery) => listProductsForStaff(await context(), query),
      load: async (id: string) => loadProduct(await context(), id),
      create: async (edit: Partial<ProductEdit>, author?: string) =>
        createProduct({ ...(await context()), author }, edit),
      change: async (
        id: string,
        changes: Partial<ProductEdit>,
        read?: Parameters<typeof changeProduct>[3],
        author?: string,
      ) => changeProduct({ ...(await context()), author }, id, changes, read),
      netShares: async () => netShares(await context()),
      duplicate: async (id: string, name: string, author?: string) =>
        duplicateProduct({ ...(await context()), author }, id, name),
      changeMany: async (change: BulkChange) => changeProducts(await context(), change),
      undoChange: async (undo: BulkUndo) => undoChange(await context(), undo),
      trash: async (id: string) => trashProduct(await context(), id),
      /** Permanently deletes a trashed product. */
      remove: async (id: string) => removeProduct(await context(), id),
      /** Exports the catalogue in the import format, in chunks. */
      async *export() {
        yield* exportProducts(await context())
      },
      pictureUses: (mediaId: string) => findPictureUses(deps.db, mediaId),
      pictureIds: () => readPictureIds(deps.db),
    },
    imports,
    ...createTerms(deps, context),
    discounts: createDiscounts(deps, context, automatic),
    giftCards: createGiftCards(deps, deps.settings),
    customers: createCustomers(deps, groups),
    customerGroups: createCustomerGroups(deps, groups),
    account: createAccount(deps, context),
    orders: {
      /** After a restore, continues with the number after the highest. */
      continueNumbers: (db: Database) => continueOrderNumbers(db, deps.kind),
      list: (query?: OrderQuery) => listOrders(deps.db, query),
      load: async (by: { id: string } | { number: number } | { key: string }) =>
        loadOrder(await context(), by),
      revenue: (starts: readonly number[], currency: string) =>
        readRevenue(deps.db, starts, currency),
      /** Sales of a quarter to other EU countries, by country and rate. */
      oneStopShop: async (quarter: Quarter) => readOneStopShop(await context(), quarter),
      events: (orderId: string) => loadOrderEvents(deps, orderId),
      listForStaff: (query: StaffOrderQuery) => listOrdersForStaff(deps, query),
      /** Ids and statuses of a filtered list. */
      matching: (filter: OrderFilter, limit: number) => listMatchingOrders(deps, filter, limit),
      /** Orders of a filtered list as CSV, in chunks. */
      async *export(filter: Parameters<typeof exportOrders>[1]) {
        const { checkout, locale } = await deps.settings()
        const customFields = localizeFields(checkout.fields, locale)
        yield* exportOrders({ ...deps, customFields }, filter)
      },
      /** All data for processing an order. */
      detail: async (id: string) => loadOrderDetail(await context(), id),
      setStatus: async (change: StatusChange) => setOrderStatus(await context(), change),
      /** Records money that arrived outside a payment provider. */
      recordPayment: async (payment: Parameters<typeof recordPayment>[1]) =>
        recordPayment(await context(), payment),
      voidPayment: async (request: Parameters<typeof voidPayment>[1]) =>
        voidPayment(await context(), request),
      refund: async (request: Parameters<typeof refundOrder>[1]) =>
        refundOrder(await context(), request),
      /** Sends money again that a provider refused to refund. */
      retryTransfer: async (request: Parameters<typeof retryTransfer>[1]) =>
        retryTransfer(await context(), request),
      capturePayment: async (request: Parameters<typeof capturePayment>[1]) =>
        capturePayment(await context(), request),
      /** Releases authorized money without taking it. */
      releasePayment: async (request: Parameters<typeof releasePayment>[1]) =>
        releasePayment(await context(), request),
      createInvoice: async (request: Parameters<typeof createInvoice>[1]) =>
        createInvoice(await context(), request),
      mailInvoice: (request: Parameters<typeof mailInvoice>[1]) => mailInvoice(deps, request),
      /** Credits the rest of the invoice; `replace` issues a new one. */
      voidInvoice: async (request: Parameters<typeof voidInvoice>[1]) =>
        voidInvoice(await context(), request),
      fulfil: async (fulfilment: Fulfilment) => fulfilOrder(await context(), fulfilment),
      cancelFulfilment: async (request: Parameters<typeof cancelFulfilment>[1]) =>
        cancelFulfilment(await context(), request),
      requestReturn: async (request: ReturnRequest) => requestReturn(await context(), request),
      changeReturn: async (change: ReturnChange) => changeReturn(await context(), change),
      returnOverpayment: async (request: Parameters<typeof returnOverpayment>[1]) =>
        returnOverpayment(await context(), request),
      ...createOrderEditing(deps, context),
      deleteDraft: async (orderId: string) =>
        deleteOrder(await context(), { orderId, status: 'draft' }),
      addNote: (note: Parameters<typeof addOrderNote>[1]) => addOrderNote(deps, note),
      resendMail: (mail: Parameters<typeof resendOrderMail>[1]) => resendOrderMail(deps, mail),
      changeEmail: (change: Parameters<typeof changeOrderEmail>[1]) =>
        changeOrderEmail(deps, change),
      /** Renews downloads of an order, all or one, with the products' current files. */
      renewDownloads: async (request: Parameters<typeof renewOrderDownloads>[1]) =>
        renewOrderDownloads(await context(), request),
      erase: (order: Parameters<typeof eraseOrder>[1]) => eraseOrder(deps, order),
      /** Deletes or anonymizes orders whose retention is over. */
      applyRetention: async (since: RetainedSince) => applyRetention(await context(), since),
      /** Rebuilds the admin's search words within the caller's transaction. */
      reindex: (db: Database, onBatch?: (orders: number) => void) => reindexOrders(db, onBatch),
      /** Order received page, as far as this visitor may see it. */
      received: async (request: OrderAddress & { viewKeys: readonly string[]; failed?: boolean }) =>
        openReceivedOrder(await context(), request),
      verifyEmail: async (request: OrderAddress & { email: string }) =>
        verifyOrderEmail(await context(), request),
      /** Parses an outbox entry; undefined if it is not about an order. */
      readMail: readOrderMail,
      /** Composes the mail of an outbox entry; undefined without a recipient. */
      mail: async (request: OrderMailRequest, look: MailTheme) =>
        composeOrderMail({ ...(await context()), look }, request),
    },
    mails: createShopMails(context),
    withdrawals: createWithdrawals(deps, context),
    /** A version of the terms that buyers have accepted. */
    loadTerms: (hash: string) => loadTerms(deps.db, hash),
    /** Issued invoices and credit notes. */
    invoices: {
      list: (query: Parameters<typeof listInvoices>[1]) => listInvoices(deps.db, query),
      load: (id: string) => loadDocument(deps.db, { id }),
      pdf: (id: string) => renderFile(deps, id),
      /** The PDF for the buyer, if the order page would be shown. */
      forBuyer: async (request: Parameters<typeof openInvoice>[1]) =>
        openInvoice(await context(), request),
      exportAsCsv: (filter: InvoiceFilter) => exportInvoicesAsCsv(deps.db, filter),
      exportAsZip: (filter: InvoiceFilter) => exportInvoicesAsZip(deps, filter),
      async *exportBookings(period: BookingPeriod) {
        const settings = await deps.settings()
        yield* exportBookings({ db: deps.db, settings, nowMs: deps.clock.now() }, period)
      },
    },
    payments: createPayments(deps, context),
    reviews: createReviews(deps, context),
    cartReminders,
    stockAlerts: createStockAlerts(deps, (slug, currency) =>
      storefront(currency).catalog.bySlug(slug),
    ),
    downloads: {
      find: async (key: string) => findDownload(await context(), key),
      start: (id: string) => startDownload(deps, id),
      /** Ids of uploaded files that must be kept. */
      usedFiles: () => findUsedFiles(deps.db, deps.publicUrl),
    },
    reports,
    taxRates: createTaxRateEditor(deps, taxRates),
    /** Loads the index of filters in the background; for servers. */
    keepFacetsLoaded: facets.keepLoaded,
    /** Drops stale values in memory after changes by any process. */
    invalidate(tags: readonly string[]) {
      if (tags.includes('*') || tags.includes(TAX_RATES_TAG)) taxRates.forget()
      if (tags.includes('*') || tags.includes(CUSTOMER_GROUPS_TAG)) groups.forget()
      facets.forgetStale(tags)
    },
    /** Periodic tasks. */
    tasks: createShopTasks(deps, { imports, reports, cartReminders }),
  }
}
export type Shop = ReturnType<typeof createShop>
