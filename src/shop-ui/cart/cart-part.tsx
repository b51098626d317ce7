import type { ReactNode } from 'react'
import { formatMoney } from '#base'
import { type RootAttributes, useTexts } from '#module-contract/client'
import type { cartPartTexts } from '../cart-part-texts.ts'
import type { CartData } from './cart-data.ts'
import { CartNotices } from './cart-notices.tsx'
import { type ShownCart, useCart } from './use-cart.ts'

export interface CartPartContent extends ShownCart {
  format(amount: number): string
}

/** A cart, or a part of it, with its messages. Every operation is a form; with script it happens in place. */
export function CartPart({
  root,
  data,
  hasNotices = true,
  children,
}: {
  root: RootAttributes
  data: CartData
  /** Whether it shows confirmations; it always shows its own errors. */
  hasNotices?: boolean
  children(content: CartPartContent): ReactNode
}) {
  const shown = useCart(root.id, data)
  const { box, cart, refused, isBusy, onSubmit, onInput } = shown
  const t = useTexts<typeof cartPartTexts>()
  const errors = refused?.errors.map(({ message: { key, values } }) => t(key, values)) ?? []
  return (
    <div
      {...root}
      data-cart-part=""
      data-state={cart.lines.length === 0 ? 'empty' : 'filled'}
      aria-busy={isBusy || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <CartNotices
        id={root.id}
        box={box}
        notices={hasNotices ? cart.notices : []}
        errors={[...new Set(errors)]}
      />
      {children({
        ...shown,
        format: amount => formatMoney(amount, cart.money.currency, cart.money.locale),
      })}
    </div>
  )
}
