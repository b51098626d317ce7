import { ActionField, useTexts } from '#module-contract/client'
import type { CartLineView, CartMessage } from '#shop/client'
import { Icon, Picture } from '#ui/client'
import type { cartPartTexts } from '../cart-part-texts.ts'
import { Stepper } from '../stepper.tsx'

interface CartLineProps {
  line: CartLineView
  /** Id of the module; its form `<id>-update` contains all quantities. */
  cartId: string
  /** Input that the server refused. */
  entered: string | undefined
  error: CartMessage | undefined
  format(amount: number): string
}

export function CartLine({ line, cartId, entered, error, format }: CartLineProps) {
  const form = `${cartId}-update`
  const id = `quantity-${line.id}`
  const t = useTexts<typeof cartPartTexts>()
  const problem = error ?? line.problem
  const name = line.name || t('removedProduct')
  const isSold = line.unitPrice !== undefined
  return (
    <tr data-line={line.id}>
      <td className="cart-product">
        {line.picture && (
          <Picture image={{ ...line.picture, alt: '' }} sizes="96px" className="cart-picture" />
        )}
        <div>
          {line.path ? (
            <a href={line.path} className="cart-name">
              {name}
            </a>
          ) : (
            <span className="cart-name">{name}</span>
          )}
          {line.options.map(option => (
            <p key={option.name} className="cart-option">
              {option.name}: {option.value}
            </p>
          ))}
          {line.priceBefore !== undefined && line.unitPrice !== undefined && (
            <p className="cart-change">
              {t('priceChanged', { from: format(line.priceBefore), to: format(line.unitPrice) })}
            </p>
          )}
          {line.path && (
            <form method="post" className="cart-save">
              <ActionField node={cartId} name="save" />
              <input type="hidden" name="line" value={line.id} />
              <button className="link-button" type="submit">
                {t('saveForLater')}
                <span className="visually-hidden">: {name}</span>
              </button>
            </form>
          )}
          {line.backordered && <p className="cart-option">{t('on-backorder')}</p>}
          {problem && (
            <p className="field-error" id={`${id}-error`}>
              {t(problem.key, problem.values)}
            </p>
          )}
        </div>
      </td>
      <td data-label={isSold ? t('price') : undefined}>
        <span className="cart-price">
          {line.regularPrice !== undefined && (
            <del>
              <span className="visually-hidden">{t('originalPrice')} </span>
              {format(line.regularPrice)}
            </del>
          )}{' '}
          {line.unitPrice !== undefined && format(line.unitPrice)}
          {line.once !== undefined && (
            <>
              <br />
              <small>{t('oncePerLine', { price: format(line.once) })}</small>
            </>
          )}
        </span>
      </td>
      <td data-label={t('quantity')}>
        {line.unitPrice === undefined ? (
          line.quantity
        ) : line.soldIndividually ? (
          <>
            1<input type="hidden" form={form} name={id} value="1" />
          </>
        ) : (
          <Stepper
            className="cart-quantity"
            lessLabel={t('lessOf', { name })}
            moreLabel={t('moreOf', { name })}
            form={form}
            name={id}
            min={0}
            max={line.max}
            step={line.step}
            defaultValue={entered ?? line.quantity}
            aria-label={t('quantityOf', { name })}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
          />
        )}
      </td>
      <td data-label={isSold ? t('subtotal') : undefined} className="cart-subtotal">
        {line.unitPrice !== undefined && format(line.subtotal)}
      </td>
      <td className="cart-remove">
        <form method="post">
          <ActionField node={cartId} name="remove" />
          <input type="hidden" name="line" value={line.id} />
          <button type="submit" data-remove="" aria-label={t('removeFromCart', { name })}>
            <Icon name="close" />
          </button>
        </form>
      </td>
    </tr>
  )
}
