import { formatMoney } from '#base'
import { Picture, useTexts } from '#module-kit/client'
import { type CartView, includedTaxes } from '#shop/client'
import type { texts } from './texts.ts'

/** What is being bought, how it is sent, and what it costs. */
export function Review({ cart, id }: { cart: CartView; id: string }) {
  const { totals, shipping, money } = cart
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  const t = useTexts<typeof texts>()
  const taxes = includedTaxes(totals, amount)
  return (
    <>
      <ul className="checkout-lines">
        {cart.lines.map(line => (
          <li key={line.id}>
            {line.picture && <Picture image={{ ...line.picture, alt: '' }} sizes="64px" />}
            <div>
              <p>
                {line.name} <span className="checkout-pieces">× {line.quantity}</span>
              </p>
              {line.options.length > 0 && (
                <p className="checkout-options">
                  {line.options.map(option => `${option.name}: ${option.value}`).join(', ')}
                </p>
              )}
              {line.problem && <p className="field-error">{line.problem}</p>}
            </div>
            <span className="checkout-amount">{amount(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      <p className="checkout-change">
        <a href={cart.paths.cart}>Change the cart</a>
      </p>
      {shipping.methods.length > 1 && <Methods cart={cart} id={id} amount={amount} />}
      <dl className="checkout-totals">
        <Row name="Subtotal" value={amount(totals.subtotal)} />
        {totals.discounts.map(discount => (
          <Row key={discount.code} name={discount.label} value={amount(-discount.amount)} />
        ))}
        {cart.needsShipping && (
          <Row
            name={totals.shipping ? `Shipping: ${totals.shipping.title}` : 'Shipping'}
            value={totals.shipping ? costText(totals.shipping.cost, amount) : 'Not to this address'}
          />
        )}
        {totals.display === 'excl' &&
          totals.taxes.map(tax => (
            <Row key={tax.name} name={tax.name} value={amount(tax.amount)} />
          ))}
        <div className="checkout-total">
          <dt>Total</dt>
          <dd>
            {amount(totals.total)}
            {taxes && <small>{t('includesTax', { taxes })}</small>}
          </dd>
        </div>
      </dl>
    </>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function costText(cost: number, amount: (minor: number) => string): string {
  return cost === 0 ? 'Free' : amount(cost)
}

interface MethodsProps {
  cart: CartView
  id: string
  amount(minor: number): string
}

/** The way it is sent; the one that the totals are reckoned with is chosen. */
function Methods({ cart, id, amount }: MethodsProps) {
  const { methods, chosen } = cart.shipping
  return (
    <fieldset className="field checkout-methods" id={`${id}-shipping_method`}>
      <legend>Shipping</legend>
      {methods.map(method => (
        <label key={method.id} className="check">
          <input
            type="radio"
            name="shipping_method"
            value={method.id}
            defaultChecked={method.id === chosen}
          />
          <span>
            {method.title} <span className="checkout-cost">{costText(method.cost, amount)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
