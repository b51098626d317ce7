import type { ModuleProps } from '#module-contract/client'
import { type CartData, CartPart, CartShipping, CartTotals as Totals } from '#shop-ui/client'
import type { Props } from './props.ts'

/** Totals of the cart (SH-5). Shows nothing while the cart is empty. */
export function CartTotals({
  root,
  shipping,
  checkoutLabel,
  data,
}: ModuleProps<typeof Props, CartData>) {
  const { id } = root
  return (
    <CartPart root={root} data={data} hasNotices={false}>
      {({ cart, refused, countryOptions, format }) =>
        cart.lines.length > 0 && (
          <Totals {...{ id, cart, checkoutLabel, format }}>
            {shipping && (
              <CartShipping {...{ id, cart, countryOptions, format }} entered={refused?.estimate} />
            )}
          </Totals>
        )
      }
    </CartPart>
  )
}
