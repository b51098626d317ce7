import type { CartContext } from '../cart/cart-store.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import type { ShopDeps } from '../deps.ts'
import { exportCustomer } from './export-customer.ts'
import { listCustomerDownloads } from './my-downloads.ts'
import { findCustomerOrder, listCustomerOrders } from './my-orders.ts'
import { reorder } from './reorder.ts'

/** What customers do with their orders. */
export function createAccount(deps: ShopDeps, context: () => Promise<CartContext>) {
  return {
    orders: (customerId: string, page: number) => listCustomerOrders(deps.db, customerId, page),
    order: (customerId: string, number: number) => findCustomerOrder(deps.db, customerId, number),
    downloads: async (customerId: string) =>
      listCustomerDownloads({ ...deps, settings: await deps.settings() }, customerId),
    reorder: async (request: Parameters<typeof reorder>[1]) => reorder(await context(), request),
    export: (customer: SignedInCustomer) => exportCustomer(deps, customer),
  }
}
