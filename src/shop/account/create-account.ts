import type { CartContext } from '../cart/cart-store.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import type { ShopDeps } from '../deps.ts'
import { deleteAccount } from './delete-account.ts'
import {
  type CustomerEdit,
  changeCustomer,
  deleteCustomerForStaff,
  mergeCustomers,
} from './edit-customer.ts'
import { exportCustomer } from './export-customer.ts'
import {
  type CustomerFilter,
  type CustomerQuery,
  exportCustomers,
  listCustomers,
  loadCustomer,
} from './list-customers.ts'
import { listCustomerDownloads } from './my-downloads.ts'
import { findCustomerOrder, listCustomerOrders } from './my-orders.ts'
import { reorder } from './reorder.ts'
import { listReviewableProducts } from './reviewable-products.ts'

/** What customers do with their orders. */
export function createAccount(deps: ShopDeps, context: () => Promise<CartContext>) {
  return {
    orders: (customerId: string, page: number) => listCustomerOrders(deps.db, customerId, page),
    order: (customerId: string, number: number) => findCustomerOrder(deps.db, customerId, number),
    downloads: async (customerId: string) =>
      listCustomerDownloads({ ...deps, settings: await deps.settings() }, customerId),
    /** Products that the customer can review as a buyer. */
    reviewable: async (customer: SignedInCustomer) =>
      listReviewableProducts({ db: deps.db, settings: await deps.settings() }, customer),
    reorder: async (request: Parameters<typeof reorder>[1]) => reorder(await context(), request),
    export: (customer: SignedInCustomer) => exportCustomer(deps, customer),
    delete: (customer: SignedInCustomer, request: Parameters<typeof deleteAccount>[2]) =>
      deleteAccount(deps, customer, request),
    /** For staff. */
    staff: {
      list: async (query: CustomerQuery) => listCustomers(await context(), query),
      load: async (id: string) => loadCustomer(await context(), id),
      change: async (id: string, changes: Partial<CustomerEdit>) =>
        changeCustomer(await context(), id, changes),
      merge: async (request: Parameters<typeof mergeCustomers>[1]) =>
        mergeCustomers(await context(), request),
      delete: (id: string) => deleteCustomerForStaff(deps, id),
      async *export(filter: CustomerFilter) {
        yield* exportCustomers(await context(), filter)
      },
    },
  }
}
