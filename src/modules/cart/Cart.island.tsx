import type { ModuleProps } from '#module-contract/client'
import {
  type CartData,
  CartNotes,
  CartPart,
  CartProducts,
  CartShipping,
  CartTotals,
  CouponForm,
  EmptyCart,
} from '#shop-ui/client'
import type { Props } from './props.ts'

/** The whole cart (SH-1). */
export function Cart({
  root,
  empty,
  shopLabel,
  checkoutLabel,
  notes,
  data,
}: ModuleProps<typeof Props, CartData>) {
  const { id } = root
  return (
    <CartPart root={root} data={data}>
      {({ cart, refused, countryOptions, isChanged, format }) =>
        cart.lines.length === 0 ? (
          <EmptyCart cart={cart} text={empty} shopLabel={shopLabel} />
        ) : (
          <div className="cart-columns">
            <div>
              <CartProducts {...{ id, cart, refused, isChanged, format }} />
              <CouponForm id={id} refused={refused?.coupon} />
              {notes && <CartNotes id={id} notes={cart.notes} refused={refused?.note} />}
            </div>
            <CartTotals id={id} cart={cart} checkoutLabel={checkoutLabel} format={format}>
              <CartShipping {...{ id, cart, countryOptions, format }} entered={refused?.estimate} />
            </CartTotals>
          </div>
        )
      }
    </CartPart>
  )
}
