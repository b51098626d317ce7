import { useTexts } from '#module-contract/client'
import { type CheckoutView, NO_PAYMENT } from '#shop/client'
import { formIdOf } from './form-id.ts'
import { PartTitle } from './PartTitle.tsx'
import type { Part } from './parts.ts'
import type { texts } from './texts.ts'

interface PaymentProps {
  id: string
  part: Part
  view: Pick<CheckoutView, 'payments' | 'cart'>
  chosen: string
}

/** Payment methods with a description of the selected one. A single method needs no selection. */
export function Payment({ id, part, view: { payments, cart }, chosen }: PaymentProps) {
  const t = useTexts<typeof texts>()
  const form = formIdOf(id)
  if (cart.due === 0) {
    return (
      <div className="checkout-payments">
        <PartTitle id={id} part={part} />
        <input type="hidden" form={form} name="payment_method" value={NO_PAYMENT} />
        <p>{t('nothingDue')}</p>
      </div>
    )
  }
  const [only] = payments
  if (payments.length === 1 && only) {
    return (
      <div className="checkout-payments">
        <PartTitle id={id} part={part} />
        <input type="hidden" form={form} name="payment_method" value={only.id} />
        <p>{only.title}</p>
        <p className="checkout-payment-words">{only.description}</p>
      </div>
    )
  }
  if (!only) return <p className="notice">{t('noPayment')}</p>
  const first = payments.some(payment => payment.id === chosen) ? chosen : only.id
  return (
    <fieldset className="field checkout-payments" id={`${id}-payment_method`}>
      <legend>{part.title || t('payment')}</legend>
      {payments.map(payment => (
        <div key={payment.id} className="checkout-payment">
          <label className="check">
            <input
              type="radio"
              name="payment_method"
              value={payment.id}
              form={form}
              defaultChecked={payment.id === first}
              aria-describedby={`${id}-payment-${payment.id}`}
            />
            <span>{payment.title}</span>
          </label>
          <p className="checkout-payment-words" id={`${id}-payment-${payment.id}`}>
            {payment.description}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
