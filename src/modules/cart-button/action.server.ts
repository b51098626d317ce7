import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { type ActionContext, defineAction, TextsProvider } from '#module-contract'
import {
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

async function render(context: Context, cart: CartView, errors: CartView['notices'] = []) {
  const { locale, timeZone } = await context.services.pages.settings.get()
  const shown = createElement(CartPanel, { id: context.nodeId, cart, errors })
  const html = renderToStaticMarkup(
    createElement(
      TextsProvider,
      // biome-ignore lint/correctness/noChildrenProp: no JSX here
      { locale, timeZone, translate: context.translate, children: shown },
    ),
  )
  return { html }
}
