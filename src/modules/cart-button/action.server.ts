import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { type ActionContext, defineAction, TextsProvider } from '#module-contract'
import {
  addPostedItems,
  changePostedCart,
  fieldsWith,
  CART_CHANGES_PER_MINUTE as perMinute,
  visitorCart,
} from '#shop/http'
import type { CartView } from '#shop/schema'
import type { Services } from '../services.ts'
import { CartPanel } from './CartPanel.tsx'
import type { Props } from './props.ts'

const Nothing = Type.Object({}, { additionalProperties: false })
const Quantities = Type.Record(Type.String({ pattern: '^quantity-' }), Type.String(), {
  additionalProperties: false,
})
const Line = Type.Object({ line: Type.String({ maxLength: 100 }) }, { additionalProperties: false })
const Variant = Type.Object(
  { variant: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
)

/** Products offered in the panel. */
const MAX_OFFERED = 2

type Context = ActionContext<Services>

/** Content of the panel as HTML, after a change or when it opens. Refused changes are shown in it. */
export const actions = {
  open: defineAction<typeof Props, Services, typeof Nothing>({
    input: Nothing,
    perMinute,
    run: async (_props, _input, context) => {
      const cart = await viewCart(context, { announcesPrices: true })
      return { ok: true, answer: await render(context, cart) }
    },
  }),

  /** Sets the quantity of a line, `quantity-<line id>`; 0 removes. */
  update: defineAction<typeof Props, Services, typeof Quantities>({
    input: Quantities,
    perMinute,
    run: (_props, input, context) =>
      answer(
        context,
        changePostedCart(context, input, request =>
          context.services.shop.cart.setQuantities({
            ...request,
            quantities: fieldsWith(input, 'quantity-'),
          }),
        ),
      ),
  }),

  remove: defineAction<typeof Props, Services, typeof Line>({
    input: Line,
    perMinute,
    run: (_props, input, context) =>
      answer(
        context,
        changePostedCart(context, input, request =>
          context.services.shop.cart.remove({ ...request, lineId: input.line }),
        ),
      ),
  }),

  /** Adds a product that goes well with the cart. */
  add: defineAction<typeof Props, Services, typeof Variant>({
    input: Variant,
    perMinute,
    run: async (_props, input, context) => {
      const added = await addPostedItems(context, input)
      if (added.ok && !added.answer) return added
      const cart = await viewCart(context)
      const notices: CartView['notices'] = added.ok
        ? added.answer.notices
        : [{ ...added.refusal.message, kind: 'error' }]
      const answer = await render(context, cart, notices)
      return added.ok ? { ...added, answer } : { ok: true, answer }
    },
  }),

  /** Restores a removed line. */
  undo: defineAction<typeof Props, Services, typeof Line>({
    input: Line,
    perMinute,
    run: (_props, input, context) =>
      answer(
        context,
        changePostedCart(context, input, request =>
          context.services.shop.cart.undo({ ...request, lineId: input.line }),
        ),
      ),
  }),
}

async function viewCart(
  { services: { shop }, visitor }: Context,
  options: { announcesPrices?: boolean } = {},
): Promise<CartView> {
  return shop.cart.view({ ...(await visitorCart(shop, visitor())), ...options })
}

async function answer(context: Context, changing: ReturnType<typeof changePostedCart>) {
  const changed = await changing
  if (changed.ok) {
    if (!changed.answer) return changed
    return { ok: true as const, answer: await render(context, changed.answer) }
  }
  const cart = await viewCart(context)
  const errors = changed.refusal.errors.map(({ message }) => ({
    ...message,
    kind: 'error' as const,
  }))
  return { ok: true as const, answer: await render(context, cart, errors) }
}

/** Cross-sells of the cart that can be added without choosing options. */
async function offeredWith(context: Context, cart: CartView) {
  if (cart.lines.length === 0) return []
  const { shop } = context.services
  const { key } = await visitorCart(shop, context.visitor())
  const ids = await shop.cart.crossSells(key)
  if (ids.length === 0) return []
  const { products } = await shop.catalog.list({ ids, sort: 'default', page: 1, perPage: 12 })
  return products.filter(({ quickAdd, price }) => quickAdd && price).slice(0, MAX_OFFERED)
}

async function render(context: Context, cart: CartView, errors: CartView['notices'] = []) {
  const { locale, timeZone } = await context.services.pages.settings.get()
  const shown = createElement(CartPanel, {
    id: context.nodeId,
    ...{ cart, errors, offered: await offeredWith(context, cart) },
  })
  const html = renderToStaticMarkup(
    createElement(
      TextsProvider,
      // biome-ignore lint/correctness/noChildrenProp: no JSX here
      { locale, timeZone, translate: context.translate, children: shown },
    ),
  )
  return { html }
}
