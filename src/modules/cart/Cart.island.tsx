import { formatMoney } from '#base'
import { ActionField, type ModuleProps, useTexts } from '#module-contract/client'
import { CartLine } from './CartLine.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CouponForm } from './CouponForm.tsx'
import type { CartData } from './load.server.ts'
import { Notices } from './Notices.tsx'
import type { Props } from './props.ts'
import { Shipping } from './Shipping.tsx'
import type { texts } from './texts.ts'
import { useCart } from './use-cart.ts'

/**
 * The cart (SH-1): a table on wide screens, cards on phones. Every operation is a form; with script
 * it happens in place.
 */
export function Cart({
  root,
  empty,
  shopLabel,
  checkoutLabel,
  data,
}: ModuleProps<typeof Props, CartData>) {
  const { box, cart, refused, countryOptions, isBusy, isChanged, onSubmit, onInput } = useCart(
    root.id,
    data,
  )
  const format = (amount: number) => formatMoney(amount, cart.money.currency, cart.money.locale)
  const t = useTexts<typeof texts>()
  const errors = refused?.errors.map(one => one.message) ?? []
  return (
    <div
      {...root}
      data-state={cart.lines.length === 0 ? 'empty' : 'filled'}
      aria-busy={isBusy || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Notices id={root.id} box={box} notices={cart.notices} errors={errors} />
      {cart.lines.length === 0 ? (
        <div className="cart-empty">
          <p>{empty || t('empty')}</p>
          <a className="button" href={cart.paths.shop}>
            {shopLabel || t('returnToShop')}
          </a>
        </div>
      ) : (
        <div className="cart-columns">
          <div>
            <form id={`${root.id}-update`} method="post" noValidate>
              <ActionField node={root.id} name="update" />
            </form>
            <table className="cart-table">
              <thead>
                <tr>
                  <th scope="col">{t('product')}</th>
                  <th scope="col">{t('price')}</th>
                  <th scope="col">{t('quantity')}</th>
                  <th scope="col">{t('subtotal')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('remove')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {cart.lines.map(line => (
                  <CartLine
                    // Typed quantities are replaced by the cart's current ones.
                    key={`${line.id} ${line.quantity}`}
                    line={line}
                    cartId={root.id}
                    entered={refused?.quantities[line.id]}
                    error={refused?.errors.find(one => one.lineId === line.id)?.message}
                    format={format}
                  />
                ))}
              </tbody>
            </table>
            <button
              className="button"
              data-style="outline"
              type="submit"
              form={`${root.id}-update`}
              disabled={isChanged === false}
            >
              {t('update')}
            </button>
            <CouponForm id={root.id} refused={refused?.coupon} />
          </div>
          <CartTotals id={root.id} cart={cart} checkoutLabel={checkoutLabel} format={format}>
            {cart.needsShipping && (
              <Shipping
                id={root.id}
                cart={cart}
                countryOptions={countryOptions}
                entered={refused?.estimate}
                format={format}
              />
            )}
          </CartTotals>
        </div>
      )}
    </div>
  )
}
