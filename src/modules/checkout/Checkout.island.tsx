import { ACTION_FIELD, actionName, type ModuleProps, useTexts } from '#module-contract/client'
import type { CartView } from '#shop/client'
import { completeParts, partKey } from '#ui/client'
import { CheckoutPart } from './CheckoutPart.tsx'
import { CouponNotice } from './CouponBox.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { formIdOf } from './form-id.ts'
import { titleId } from './PartTitle.tsx'
import { Problems } from './Problems.tsx'
import { type Part, requiredParts } from './parts.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'

/**
 * The checkout (SH-1, SH-2), a form that works without script. With script the review follows the
 * address, and errors appear without leaving the page. Owners arrange its parts (decision 101).
 */
export function Checkout(props: ModuleProps<typeof Props, CheckoutData>) {
  const { root, data, notePlaceholder, terms } = props
  const { id } = root
  const t = useTexts<typeof texts>()
  const state = useCheckout(id, data)
  const { view, isSending } = state
  const { cart, fields } = view
  if (cart.lines.length === 0) {
    return (
      <div {...root} data-state="empty">
        <Problems id={id} box={state.problems} errors={state.reported} />
        <div className="checkout-empty">
          <p>{props.empty || t('empty')}</p>
          <a className="button" href={cart.paths.shop}>
            {t('returnToShop')}
          </a>
        </div>
      </div>
    )
  }
  const context = { id, fields, errorOf: state.errorOf }
  const parts = completeParts<Part>(props.parts, requiredParts(view.customFields), 'place')
  const inColumn = (column: Part['column']) =>
    parts
      .map((part, index) => ({ part, key: partKey(part, index) }))
      .filter(({ part }) => part.column === column)
      .map(({ part, key }) => (
        <CheckoutPart key={key} {...{ part, context, data, state, notePlaceholder, terms }} />
      ))
  const [main, side] = [inColumn('main'), inColumn('side')]
  const products = parts.find(part => part.kind === 'products' && part.column === 'side')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events belong to the fields inside
    <div
      {...root}
      data-state={isSending ? 'sending' : 'open'}
      // Errors take the focus.
      data-needs-script={view.errors.length > 0 ? '' : undefined}
      onChange={state.onChange}
      onBlur={state.onBlur}
    >
      <div ref={state.area} className="checkout-form" aria-busy={isSending || undefined}>
        <form ref={state.form} id={formIdOf(id)} method="post" noValidate onSubmit={state.onSubmit}>
          <DefaultButton id={id} />
          <input type="hidden" name="shown_total" value={`${cart.due} ${cart.money.currency}`} />
        </form>
        <Problems id={id} box={state.problems} errors={state.reported} />
        <CartProblems cart={cart} />
        {!parts.some(part => part.kind === 'coupon') && (
          <div className="checkout-coupon">
            <CouponNotice notice={state.notice} />
          </div>
        )}
        {inColumn('top')}
        <div className="checkout-columns">
          {main.length > 0 && <div className="checkout-main">{main}</div>}
          {side.length > 0 && (
            <section
              className="checkout-review"
              aria-busy={state.isRefreshing || undefined}
              {...(products
                ? { 'aria-labelledby': titleId(id, products) }
                : { 'aria-label': t('review') })}
            >
              {side}
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

/** The button that Enter presses, because the first one of the form applies a coupon. */
function DefaultButton({ id }: { id: string }) {
  return (
    <button
      className="visually-hidden"
      type="submit"
      name={ACTION_FIELD}
      value={actionName(id, 'place')}
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

/** Items and coupons that prevent ordering. */
function CartProblems({ cart }: { cart: CartView }) {
  const t = useTexts<typeof texts>()
  const parts = [...cart.lines, ...cart.coupons, ...cart.giftCards]
  // The email address is entered on this page.
  if (!parts.some(one => one.problem && one.problem.key !== 'giftCard.needsEmail')) return null
  return (
    <p className="notice checkout-cart-problems" data-kind="error">
      {t('unavailable')} <a href={cart.paths.cart}>{t('returnToCart')}</a>
    </p>
  )
}
