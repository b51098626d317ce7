import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import { describeShipping } from '#shop/client'
import { formIdOf } from './form-id.ts'
import type { OrderPartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** Shipping methods; the one used in the totals is selected. A single one needs no selection. */
export function Methods({ id, part, cart }: OrderPartProps) {
  const t = useTexts<typeof texts>()
  const { money } = cart
  const { methods, chosen, isChoiceGone } = cart.shipping
  if (methods.length <= 1 && !isChoiceGone) return null
  const cost = (minor: number) =>
    minor === 0 ? t('free') : formatMoney(minor, money.currency, money.locale)
  return (
    <fieldset className="field checkout-methods" id={`${id}-shipping_method`}>
      <legend>{part.title || t('shipping')}</legend>
      {isChoiceGone && <p className="notice">{t('choiceGone')}</p>}
      {methods.map(method => (
        <label key={method.id} className="check">
          <input
            type="radio"
            name="shipping_method"
            value={method.id}
            form={formIdOf(id)}
            defaultChecked={method.id === chosen}
          />
          <span>
            {method.title} <span className="checkout-cost">{cost(method.cost)}</span>
            {describeShipping(method, t).map(line => (
              <small key={line}>{line}</small>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
