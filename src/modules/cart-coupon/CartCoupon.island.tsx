import type { ModuleProps } from '#module-contract/client'
import { type CartData, CartPart, CouponForm } from '#shop-ui/client'
import type { Props } from './props.ts'

/** Entry of a coupon code for the cart (SH-5). Shows nothing while the cart is empty. */
export function CartCoupon({ root, data }: ModuleProps<typeof Props, CartData>) {
  return (
    <CartPart root={root} data={data} hasNotices={false}>
      {({ cart, refused }) =>
        cart.lines.length > 0 && <CouponForm id={root.id} refused={refused?.coupon} />
      }
    </CartPart>
  )
}
