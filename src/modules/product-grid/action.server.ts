import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { type ActionContext, defineAction, TextsProvider } from '#module-contract'
import {
  addPostedItems,
  answerWishes,
  CART_CHANGES_PER_MINUTE,
  fieldsWith,
  keepPostedProduct,
  removePostedProduct,
  restorePostedWishes,
} from '#shop/http'
import type { AddMessage, CartNotice } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { QuickView } from './QuickView.tsx'

const Product = Type.Object(
  { product: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
)
const Items = Type.Object(
  { items: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
)
const Nothing = Type.Object({}, { additionalProperties: false })
const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))
type PostedFields = Readonly<Record<string, string>>
type Context = ActionContext<Services>

export const actions = {
  /** Adds to the cart. */
  add: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => addPostedItems(context, input),
  }),

  /** Adds a product to the wishlist, which plain forms then open. */
  keep: defineAction<typeof Props, Services, typeof Product>({
    input: Product,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => keepPostedProduct(context, input),
  }),

  /** Removes a product from the wishlist. */
  unkeep: defineAction<typeof Props, Services, typeof Product>({
    input: Product,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => removePostedProduct(context, input),
  }),

  /** Takes back what `unkeep` removed. */
  restore: defineAction<typeof Props, Services, typeof Items>({
    input: Items,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => restorePostedWishes(context, input),
  }),

  /** Products in the wishlist, for the hearts of cached pages. */
  wishes: defineAction<typeof Props, Services, typeof Nothing>({
    input: Nothing,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, _input, context) => answerWishes(context),
  }),

  /** HTML of a product's quick view with the chosen options. */
  view: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => answer(context, input),
  }),

  /** Adds to the cart from the quick view, which shows the result. */
  addFromView: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: async (_props, input, context) => {
      const added = await addPostedItems(context, input)
      if (!added.ok) {
        return answer(context, input, { notice: { kind: 'error', ...added.refusal.message } })
      }
      if (!added.answer) return added
      const notice = added.answer.notices[0] as CartNotice<AddMessage> | undefined
      const shown = await answer(context, input, { notice, wasAdded: true })
      return shown.ok ? { ...shown, conversion: added.conversion } : shown
    },
  }),
}

async function answer(
  context: Context,
  input: PostedFields,
  { notice, wasAdded = false }: { notice?: CartNotice<AddMessage>; wasAdded?: boolean } = {},
) {
  const { shop, pages } = context.services
  const place = await shop.catalog.place({ id: input.product ?? '' })
  const product = place && (await shop.catalog.bySlug(place.slug))
  if (!product) return { ok: false as const, reason: 'unknown-product', status: 404 as const }
  const { locale, timeZone } = await pages.settings.get()
  const shown = createElement(QuickView, {
    id: context.nodeId,
    ...{ product, notice, choice: fieldsWith(input, 'option-'), quantity: input.quantity ?? '' },
  })
  const html = renderToStaticMarkup(
    createElement(
      TextsProvider,
      // biome-ignore lint/correctness/noChildrenProp: no JSX here
      { locale, timeZone, translate: context.translate, children: shown },
    ),
  )
  return { ok: true as const, answer: { html, wasAdded } }
}
