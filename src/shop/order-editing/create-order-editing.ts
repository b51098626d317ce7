import type { ShopDeps } from '../deps.ts'
import { commitEdit, type EditRequest } from './commit-edit.ts'
import { findOrderableItems } from './find-orderable.ts'
import { readFormConfig } from './form-config.ts'
import { loadOrderInput } from './load-input.ts'
import type { OrderInput } from './order-input.ts'
import { type PlaceRequest, placeDraft } from './place-draft.ts'
import { previewOrder } from './preview-order.ts'
import { createDraft, type EditingContext, saveDraft } from './save-draft.ts'

/** Draft orders and edits of placed orders, as part of the shop's orders. */
export function createOrderEditing(deps: ShopDeps, context: () => Promise<EditingContext>) {
  return {
    /** Variants that can be added to an order. */
    orderable: async (text: string) => findOrderableItems(await context(), text),
    formConfig: async () => readFormConfig(await deps.settings()),
    /** The content of a draft or placed order, to be edited. */
    input: (orderId: string) => loadOrderInput(deps.db, orderId),
    preview: async (request: Parameters<typeof previewOrder>[1]) =>
      previewOrder(await context(), request),
    createDraft: async (request: { input: OrderInput; author: string }) =>
      createDraft(await context(), request),
    saveDraft: async (request: Parameters<typeof saveDraft>[1]) =>
      saveDraft(await context(), request),
    placeDraft: async (request: PlaceRequest) => placeDraft(await context(), request),
    edit: async (request: EditRequest) => commitEdit(await context(), request),
  }
}
