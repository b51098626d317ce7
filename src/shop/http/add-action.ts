import Type from 'typebox'
import type { PostedFile, VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import { MAX_ADDON_FILE_MB, MAX_ADDONS } from '../model/addon.ts'
import { addPostedItems, CART_CHANGES_PER_MINUTE } from './cart-actions.ts'
import {
  refuseStockAlert,
  requestPostedStockAlert,
  STOCK_ALERTS_PER_MINUTE,
} from './stock-alert-actions.ts'

const MEGABYTE = 1_000_000
const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  isPlainPost: boolean
  mayCreateRecord(): Promise<boolean>
  files: readonly PostedFile[]
}

/** Action of modules with a form that adds products to the cart. */
export const ADD_TO_CART = {
  input: Fields,
  perMinute: CART_CHANGES_PER_MINUTE,
  // Products without add-ons for files accept none.
  files: () => ({ maxCount: MAX_ADDONS, maxBytes: MAX_ADDON_FILE_MB * MEGABYTE }),
  mayUpload: (
    _props: unknown,
    { product = '' }: Readonly<Record<string, string | string[]>>,
    { services }: Pick<Caller, 'services'>,
  ) => services.shop.cart.acceptsFiles(String([product].flat()[0] ?? '')),
  run: (_props: unknown, input: Record<string, string>, context: Caller) =>
    addPostedItems(context, input, context.files),
}

/** Action of the same modules that asks for a mail when a sold out variant is back. */
export const STOCK_ALERT = {
  input: Fields,
  perMinute: STOCK_ALERTS_PER_MINUTE,
  refuseBusy: () => refuseStockAlert('too-often'),
  run: (
    _props: unknown,
    input: Record<string, string>,
    context: Parameters<typeof requestPostedStockAlert>[0],
  ) => requestPostedStockAlert(context, input),
}
