import type { Database } from '#db'
import { type AddRequest, addToCart } from './cart/add.ts'
import { removeLine, setQuantities, undoRemoval } from './cart/change.ts'
import { type CartRequest, loadCart } from './cart/load-view.ts'
import { countProducts, listCategories } from './catalog/categories.ts'
import { productBySlug } from './catalog/detail.ts'
import type { ProductInput } from './catalog/input.ts'
import { listProducts, type ProductQuery } from './catalog/list.ts'
import { reindexProducts } from './catalog/reindex.ts'
import { deleteProduct, saveProducts } from './catalog/save-products.ts'
import type { CheckoutFields } from './checkout/fields.ts'
import { loadCheckout } from './checkout/load-checkout.ts'
import { placeOrder } from './checkout/place-order.ts'
import type { CheckoutState } from './checkout/view.ts'
import type { ShopDeps } from './deps.ts'
import { type ImportRequest, importProducts } from './import/import-products.ts'
import { listOrders, type OrderQuery } from './orders/list-orders.ts'
import { loadOrder, loadOrderEvents } from './orders/load-order.ts'
import { type OrderMailTemplate, renderOrderMail } from './orders/mail.ts'
import { continueOrderNumbers } from './orders/order-number.ts'
import { type OrderAddress, openReceivedOrder, verifyOrderEmail } from './orders/order-received.ts'
import { addOrderNote, setOrderStatus } from './orders/set-status.ts'
import type { OrderStatus } from './orders/status.ts'
import { sampleCart, sampleCheckout, sampleOrder } from './sample.ts'
import { createShopTasks } from './tasks.ts'

type Keyed = { key: string | undefined; keepNotice?: boolean }

/** The shop, wired. Each call reads the settings anew, before any transaction begins. */
export function createShop(deps: ShopDeps) {
  const context = async () => ({ ...deps, settings: await deps.settings() })
  return {
    settings: deps.settings,
    catalog: {
      /** A page of products: by category, tag, search, ids; sorted. */
      list: async (query: ProductQuery) => listProducts(await context(), query),
      bySlug: async (slug: string) => productBySlug(await context(), slug),
      categories: async () => listCategories(await context()),
      count: async () => countProducts(await context()),
      save: async (inputs: ProductInput[]) => saveProducts(await context(), inputs),
      delete: async (id: string) => deleteProduct(await context(), id),
      import: async (request: ImportRequest) => importProducts(await context(), request),
      /** Makes the words of search anew, in the caller's transaction. */
      reindex: (db: Database) => reindexProducts(db),
    },
    cart: {
      view: async (request: CartRequest) => loadCart(await context(), request),
      add: async (request: AddRequest) => addToCart(await context(), request),
      setQuantities: async (request: Keyed & { quantities: Record<string, unknown> }) =>
        setQuantities(await context(), request),
      remove: async (request: Keyed & { lineId: string }) => removeLine(await context(), request),
      undo: async (request: Keyed & { lineId: string }) => undoRemoval(await context(), request),
    },
    checkout: {
      view: async (request: { key: string | undefined; state?: CheckoutState | undefined }) =>
        loadCheckout(await context(), request),
      place: async (request: { key: string | undefined; fields: CheckoutFields }) =>
        placeOrder(await context(), request),
    },
    orders: {
      /** After a restore: the next order takes the number after the greatest. */
      continueNumbers: (db: Database) => continueOrderNumbers(db, deps.kind),
      list: (query?: OrderQuery) => listOrders(deps.db, query),
      load: async (by: { id: string } | { number: number } | { key: string }) =>
        loadOrder(await context(), by),
      events: (orderId: string) => loadOrderEvents(deps, orderId),
      setStatus: async (change: {
        orderId: string
        status: OrderStatus
        author: string
        message?: string
      }) => setOrderStatus(await context(), change),
      addNote: (note: { orderId: string; message: string; author: string }) =>
        addOrderNote(deps, note),
      /** The page after the order, as far as this visitor may see it. */
      received: async (request: OrderAddress & { viewKeys: readonly string[]; failed?: boolean }) =>
        openReceivedOrder(await context(), request),
      verifyEmail: async (request: OrderAddress & { email: string }) =>
        verifyOrderEmail(await context(), request),
      /** The mail of an outbox entry; undefined when there is nobody to send it to. */
      mail: async (template: OrderMailTemplate, orderId: string) => {
        const { settings, publicUrl, ...rest } = await context()
        const order = await loadOrder({ ...rest, settings }, { id: orderId })
        return order && renderOrderMail(template, order, { settings, publicUrl })
      },
    },
    /** What pages of the shop show while they are built. */
    samples: {
      cart: async () => sampleCart(await context()),
      checkout: async () => sampleCheckout(await context()),
      order: async () => sampleOrder(await context()),
    },
    /** For the runner of background tasks. */
    tasks: createShopTasks(deps),
  }
}
export type Shop = ReturnType<typeof createShop>
