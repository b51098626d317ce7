import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import { Picture } from '#ui/client'
import { PartTitle } from './PartTitle.tsx'
import type { OrderPartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** Items of the order, and the link to the cart. */
export function OrderProducts({ id, part, cart, isBusy }: OrderPartProps) {
  const t = useTexts<typeof texts>()
  const { currency, locale } = cart.money
  const amount = (minor: number) => formatMoney(minor, currency, locale)
  return (
    <div className="checkout-details" aria-busy={isBusy || undefined}>
      <PartTitle id={id} part={part} standard={t('review')} />
      <ul className="checkout-lines">
        {cart.lines.map(line => (
          <li key={line.id}>
            {line.picture && <Picture image={{ ...line.picture, alt: '' }} sizes="64px" />}
            <div>
              <p>
                {line.name || t('removedProduct')}{' '}
                <span className="checkout-quantity">× {line.quantity}</span>
              </p>
              {line.options.length > 0 && (
                <p className="checkout-options">
                  {line.options.map(option => `${option.name}: ${option.value}`).join(', ')}
                </p>
              )}
              {line.problem && (
                <p className="field-error">{t(line.problem.key, line.problem.values)}</p>
              )}
            </div>
            <span className="checkout-amount">{amount(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      <p className="checkout-change">
        <a href={cart.paths.cart}>{t('editCart')}</a>
      </p>
    </div>
  )
}
