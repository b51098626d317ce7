import { ACTION_FIELD, actionName, type ModuleProps, useTexts } from '#module-contract/client'
import type { CartView } from '#shop/client'
import { AccountBox, CreateAccount, SavedAddresses } from './AccountBox.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CardDelivery } from './CardDelivery.tsx'
import { CheckField } from './CheckField.tsx'
import { CouponBox } from './CouponBox.tsx'
import { CustomFields } from './CustomFields.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { Field, type FieldContext } from './Field.tsx'
import { GiftNote } from './GiftNote.tsx'
import { Payment } from './Payment.tsx'
import { Problems } from './Problems.tsx'
import type { Props } from './props.ts'
import { Review } from './Review.tsx'
import type { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'
import { VatIdField } from './VatIdField.tsx'

/**
 * The checkout (SH-1, SH-2), a form that works without script. With script the review follows the
 * address, and errors appear without leaving the page.
 */
export function Checkout(props: ModuleProps<typeof Props, CheckoutData>) {
  const { root, data } = props
  const t = useTexts<typeof texts>()
  const state = useCheckout(root.id, data)
  const { view } = state
  const { cart, fields, payments } = view
  if (cart.lines.length === 0) {
    return (
      <div {...root} data-state="empty">
        <Problems id={root.id} box={state.problems} errors={state.reported} />
        <div className="checkout-empty">
          <p>{props.empty || t('empty')}</p>
          <a className="button" href={cart.paths.shop}>
            {t('returnToShop')}
          </a>
        </div>
      </div>
    )
  }
  const common: FieldContext = { id: root.id, fields, errorOf: state.errorOf }
  return (
    <div
      {...root}
      data-state={state.isSending ? 'sending' : 'open'}
      // Errors take the focus.
      data-needs-script={view.errors.length > 0 ? '' : undefined}
    >
      <form
        ref={state.form}
        className="checkout-form"
        method="post"
        noValidate
        aria-busy={state.isSending || undefined}
        onSubmit={state.onSubmit}
        onChange={state.onChange}
        onBlur={state.onBlur}
      >
        <DefaultButton id={root.id} />
        <Problems id={root.id} box={state.problems} errors={state.reported} />
        <CartProblems cart={cart} />
        <AccountBox account={view.account} />
        <CouponBox
          id={root.id}
          refused={state.coupon}
          notice={state.notice}
          onApply={state.applyCoupon}
        />
        <div className="checkout-columns">
          <div className="checkout-main">
            <section aria-labelledby={`${root.id}-billing`}>
              <h2 id={`${root.id}-billing`}>{props.billingTitle || t('billing')}</h2>
              <SavedAddresses id={root.id} kind="billing" account={view.account} />
              <AddressFields
                {...common}
                kind="billing"
                country={state.countries.billing}
                countryOptions={data.countries.billing}
                completed={view.completed}
              />
              {view.asksVatId && <VatIdField {...common} state={cart.vatState} />}
              <div className="checkout-fields">
                <Field {...common} name="billing_phone" label={t('label.phone')} type="tel" half />
                <Field
                  {...common}
                  name="billing_email"
                  label={t('label.email')}
                  type="email"
                  half
                />
              </div>
              {view.offersReminder && (
                <CheckField {...common} name="cart_reminder" label={t('label.cart_reminder')} />
              )}
              <CustomFields {...common} all={view.customFields} place="contact" />
              {!view.account.email && <CreateAccount isChosen={fields.create_account !== ''} />}
            </section>
            {cart.needsShipping && (
              <section aria-label={t('shippingAddress')}>
                <label className="check checkout-different">
                  <input
                    type="checkbox"
                    name="ship_to_different_address"
                    value="1"
                    defaultChecked={fields.ship_to_different_address !== ''}
                  />
                  <span>{t('differentAddress')}</span>
                </label>
                <div className="checkout-shipping">
                  <SavedAddresses id={root.id} kind="shipping" account={view.account} />
                  <AddressFields
                    {...common}
                    kind="shipping"
                    country={state.countries.shipping}
                    countryOptions={data.countries.shipping}
                    completed={view.completed}
                  />
                </div>
                <CustomFields {...common} all={view.customFields} place="delivery" />
              </section>
            )}
            {cart.hasGiftCards && <CardDelivery {...common} />}
            <section aria-label={t('additional')}>
              <Field
                {...common}
                name="order_comments"
                label={t('label.comments')}
                isOptional
                multiline
                placeholder={props.notePlaceholder || t('notesHint')}
              />
              <CustomFields {...common} all={view.customFields} place="order" />
              {view.offersGiftNote && <GiftNote {...common} />}
              {view.asksForReviews && (
                <CheckField {...common} name="review_request" label={t('label.review_request')} />
              )}
            </section>
          </div>
          <section
            className="checkout-review"
            aria-labelledby={`${root.id}-review`}
            aria-busy={state.isRefreshing || undefined}
          >
            <h2 id={`${root.id}-review`}>{props.reviewTitle || t('review')}</h2>
            <Review cart={cart} id={root.id} />
            <Payment
              id={root.id}
              payments={payments}
              isPaid={cart.due === 0}
              chosen={fields.payment_method}
            />
            {view.terms.required && <Terms {...common} text={props.terms} path={view.terms.path} />}
            <input type="hidden" name="shown_total" value={`${cart.due} ${cart.money.currency}`} />
            <button
              className="button checkout-place"
              type="submit"
              name={ACTION_FIELD}
              value={actionName(root.id, 'place')}
              aria-disabled={state.isSending || undefined}
            >
              {state.isSending ? t('placing') : t('place')}
            </button>
            <button
              className="button checkout-update"
              data-style="outline"
              type="submit"
              name={ACTION_FIELD}
              value={actionName(root.id, 'review')}
            >
              {t('updateReview')}
            </button>
          </section>
        </div>
      </form>
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

function Terms({ text, path, ...context }: FieldContext & { text: string; path: string }) {
  const t = useTexts<typeof texts>()
  const label = (
    <>
      {text || t('acceptTerms')}
      {path && (
        <>
          {' '}
          (<a href={path}>{t('readTerms')}</a>)
        </>
      )}
    </>
  )
  return <CheckField {...context} name="terms" label={label} isRequired />
}
