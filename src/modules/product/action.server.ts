import Type from 'typebox'
import { defineAction } from '#module-contract'
import {
  addPostedItems,
  CART_CHANGES_PER_MINUTE,
  refuseStockAlert,
  requestPostedStockAlert,
  STOCK_ALERTS_PER_MINUTE,
} from '#shop/http'
import { MAX_ADDON_FILE_MB, MAX_ADDONS } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const MEGABYTE = 1_000_000

const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))

export const actions = {
  /** Adds to the cart. */
  add: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: CART_CHANGES_PER_MINUTE,
    // Products without add-ons for files accept none.
    files: () => ({ maxCount: MAX_ADDONS, maxBytes: MAX_ADDON_FILE_MB * MEGABYTE }),
    mayUpload: (_props, { product = '' }, { services }) =>
      services.shop.cart.acceptsFiles(String([product].flat()[0] ?? '')),
    run: (_props, input, context) => addPostedItems(context, input, context.files),
  }),
  /** Asks for a mail when a sold out variant is back. */
  alert: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: STOCK_ALERTS_PER_MINUTE,
    refuseBusy: () => refuseStockAlert('too-often'),
    run: (_props, input, context) => requestPostedStockAlert(context, input),
  }),
}
