import type { ModuleProps } from '#module-contract/client'
import { type CartData, CartPart, EmptyCart, CartProducts as Products } from '#shop-ui/client'
import type { Props } from './props.ts'

/** Products of the cart, with confirmations of all its parts (SH-5). */
export function CartProducts({
  root,
  empty,
  shopLabel,
  data,
}: ModuleProps<typeof Props, CartData>) {
  return (
    <CartPart root={root} data={data}>
      {({ cart, refused, isChanged, format }) =>
        cart.lines.length === 0 ? (
          <EmptyCart cart={cart} text={empty} shopLabel={shopLabel} />
        ) : (
          <div>
            <Products {...{ cart, refused, isChanged, format }} id={root.id} />
          </div>
        )
      }
    </CartPart>
  )
}
