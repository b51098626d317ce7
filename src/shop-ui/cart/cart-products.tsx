import { ActionField, useTexts } from '#module-contract/client'
import type { CartRefusal, CartView } from '#shop/client'
import type { cartPartTexts } from '../cart-part-texts.ts'
import { CartLine } from './cart-line.tsx'

interface CartProductsProps {
  /** Id of the module. */
  id: string
  cart: CartView
  refused: CartRefusal | undefined
  /** Whether quantities were changed; undefined without script. */
  isChanged: boolean | undefined
  format(amount: number): string
}

/** Products of the cart: a table on wide screens, cards on phones. */
export function CartProducts({ id, cart, refused, isChanged, format }: CartProductsProps) {
  const t = useTexts<typeof cartPartTexts>()
  return (
    <>
      <form id={`${id}-update`} method="post" noValidate>
        <ActionField node={id} name="update" />
      </form>
      <table className="cart-table">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('subtotal')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map(line => (
            <CartLine
              // Typed quantities are replaced by the cart's current ones.
              key={`${line.id} ${line.quantity}`}
              line={line}
              cartId={id}
              entered={refused?.quantities[line.id]}
              error={refused?.errors.find(one => one.lineId === line.id)?.message}
              format={format}
            />
          ))}
        </tbody>
      </table>
      <button
        className="button"
        data-style="outline"
        type="submit"
        form={`${id}-update`}
        disabled={isChanged === false}
      >
        {t('update')}
      </button>
    </>
  )
}

/** An empty cart, with a link to the shop. */
export function EmptyCart({
  cart,
  text,
  shopLabel,
}: {
  cart: CartView
  /** Defaults to the text in the site's language, as `shopLabel` does. */
  text: string
  shopLabel: string
}) {
  const t = useTexts<typeof cartPartTexts>()
  return (
    <div className="cart-empty">
      <p>{text || t('empty')}</p>
      <a className="button" href={cart.paths.shop}>
        {shopLabel || t('returnToShop')}
      </a>
    </div>
  )
}
