import { AccountBox } from './AccountBox.tsx'
import { Additional } from './Additional.tsx'
import { Billing } from './Billing.tsx'
import { CardDelivery } from './CardDelivery.tsx'
import { CouponBox } from './CouponBox.tsx'
import { Methods } from './Methods.tsx'
import { OrderProducts } from './OrderProducts.tsx'
import { PartTitle } from './PartTitle.tsx'
import { Payment } from './Payment.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import type { PartProps } from './part-props.ts'
import { Shipping } from './Shipping.tsx'
import { Totals } from './Totals.tsx'

/** One of the parts that the owner arranges. */
export function CheckoutPart(props: PartProps) {
  const { part, context, state } = props
  const { id } = context
  const { cart } = state.view
  const Content = part.content
  const order = { id, part, cart, isBusy: state.isRefreshing }
  switch (part.kind) {
    case 'account':
      return (
        <>
          <PartTitle id={id} part={part} />
          <AccountBox account={state.view.account} />
        </>
      )
    case 'coupon':
      return (
        <div className="checkout-coupon">
          <PartTitle id={id} part={part} />
          <CouponBox
            id={id}
            refused={state.coupon}
            notice={state.notice}
            onApply={state.applyCoupon}
          />
        </div>
      )
    case 'billing':
      return <Billing {...props} />
    case 'shipping':
      return <Shipping {...props} />
    case 'cards':
      return cart.hasGiftCards ? <CardDelivery {...context} part={part} /> : null
    case 'additional':
      return <Additional {...props} />
    case 'products':
      return <OrderProducts {...order} />
    case 'methods':
      return <Methods {...order} />
    case 'totals':
      return <Totals {...order} />
    case 'payment':
      return (
        <Payment id={id} part={part} view={state.view} chosen={context.fields.payment_method} />
      )
    case 'place':
      return <PlaceOrder {...props} />
    case 'modules':
      return Content ? <Content className="checkout-modules" /> : null
  }
}
