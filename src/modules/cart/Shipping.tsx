import { ActionField, ServerHtml, useTexts } from '#module-contract/client'
import { type CartRefusal, type CartView, describeShipping } from '#shop/client'
import type { texts } from './texts.ts'

interface ShippingProps {
  id: string
  cart: CartView
  countryOptions: string
  /** A refused form. */
  entered: CartRefusal['estimate']
  format(amount: number): string
}

/** Shipping methods, and the address on which their costs depend. */
export function Shipping({ id, cart, countryOptions, entered, format }: ShippingProps) {
  const t = useTexts<typeof texts>()
  const { methods, chosen, isChoiceGone, destination } = cart.shipping
  const fields = entered ?? destination
  return (
    <form className="cart-shipping" method="post" noValidate>
      <ActionField node={id} name="estimate" />
      {isChoiceGone && <p className="notice">{t('choiceGone')}</p>}
      {methods.length === 0 && <p className="notice">{t('noMethods')}</p>}
      {methods.length > 0 && (
        <fieldset className="field">
          <legend>{t('shipping')}</legend>
          {methods.map(method => (
            <label key={method.id} className="check">
              <input
                type="radio"
                name="method"
                value={method.id}
                defaultChecked={method.id === chosen}
              />
              <span>
                {method.title}{' '}
                <strong>{method.cost === 0 ? t('free') : format(method.cost)}</strong>
                {describeShipping(method, t).map(line => (
                  <small key={line}>{line}</small>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <details open={entered !== undefined || undefined}>
        <summary>{t('calculate')}</summary>
        <div className="cart-address">
          <div className="field">
            <label htmlFor={`${id}-country`}>{t('country')}</label>
            <ServerHtml
              as="select"
              id={`${id}-country`}
              name="country"
              autoComplete="shipping country"
              html={countryOptions}
            />
          </div>
          {(['state', 'postcode', 'city'] as const).map(part => (
            <div key={part} className="field">
              <label htmlFor={`${id}-${part}`}>{t(part)}</label>
              <input
                id={`${id}-${part}`}
                name={part}
                defaultValue={fields[part]}
                maxLength={100}
                autoComplete={`shipping ${AUTOCOMPLETE[part]}`}
              />
            </div>
          ))}
        </div>
      </details>
      <button className="button" data-style="outline" type="submit">
        {t('updateShipping')}
      </button>
    </form>
  )
}

const AUTOCOMPLETE = { state: 'address-level1', postcode: 'postal-code', city: 'address-level2' }
