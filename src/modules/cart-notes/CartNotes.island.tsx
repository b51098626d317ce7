import type { ModuleProps } from '#module-contract/client'
import { type CartData, CartPart, CartNotes as Notes } from '#shop-ui/client'
import type { Props } from './props.ts'

/** Note and gift of the cart (SH-5). Shows nothing while the cart is empty. */
export function CartNotes({ root, data }: ModuleProps<typeof Props, CartData>) {
  return (
    <CartPart root={root} data={data} hasNotices={false}>
      {({ cart, refused }) =>
        cart.lines.length > 0 && <Notes id={root.id} notes={cart.notes} refused={refused?.note} />
      }
    </CartPart>
  )
}
