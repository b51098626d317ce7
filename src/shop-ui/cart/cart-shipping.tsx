import { ActionField, ServerHtml, useTexts } from '#module-contract/client'
import { type CartRefusal, type CartView, describeShipping, STATES } from '#shop/client'
import { FormField, Icon } from '#ui/client'
import type { cartPartTexts } from '../cart-part-texts.ts'

interface CartShippingProps {
  id: string
  cart: CartView
  countryOptions: string
  /** A refused form. */
  entered: CartRefusal['estimate']
  format(amount: number): string
}

/** Shipping methods, and the address on which their costs depend. */
export function CartShipping({ id, cart, countryOptions, entered, format }: CartShippingProps) {
  const t = useTexts<typeof cartPartTexts>()
  const { methods, chosen, isChoiceGone, destination } = cart.shipping
  const fields = entered ?? destination
  if (!cart.needsShipping) return null
  return (
    <form className="cart-shipping" method="post" noValidate>
      <ActionField node={id} name="estimate" />
      {isChoiceGone && <p className="notice">{t('choiceGone')}</p>}
      {methods.length === 0 && <p className="notice">{t('noMethods')}</p>}
      {methods.length > 0 && (
        // The selected one is set again after a change.
        <fieldset key={`${chosen} ${methods.length}`} className="field">
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
      {countryOptions ? (
        <details open={entered !== undefined || undefined}>
          <summary className="disclosure-summary">
            {t('calculate')}
            <Icon name="chevron-down" />
          </summary>
          <div className="cart-address">
            <FormField id={`${id}-country`} label={t('country')} error={undefined}>
              <ServerHtml
                as="select"
                id={`${id}-country`}
                className="input"
                name="country"
                autoComplete="shipping country"
                html={countryOptions}
              />
            </FormField>
            {PARTS.map(([part, autoComplete]) =>
              part === 'state' && !(fields.country in STATES) ? (
                <input key={part} type="hidden" name="state" value="" />
              ) : (
                <FormField key={part} id={`${id}-${part}`} label={t(part)} error={undefined}>
                  <input
                    id={`${id}-${part}`}
                    className="input"
                    name={part}
                    defaultValue={fields[part]}
                    maxLength={100}
                    autoComplete={`shipping ${autoComplete}`}
                  />
                </FormField>
              ),
            )}
          </div>
        </details>
      ) : (
        <Address {...destination} />
      )}
      <button className="button" data-style="outline" type="submit">
        {t('updateShipping')}
      </button>
    </form>
  )
}

/** The unchanged address, if the page has no fields for it. */
function Address({ country, state, postcode, city }: CartView['shipping']['destination']) {
  return Object.entries({ country, state, postcode, city }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const PARTS = [
  ['state', 'address-level1'],
  ['postcode', 'postal-code'],
  ['city', 'address-level2'],
] as const
